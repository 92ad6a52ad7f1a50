import { z } from 'zod';
import { readerOf } from './reading/read-record.ts';
import { titledParagraph } from './reading/texts.ts';

/** The company's mission and vision: `content/purpose.yaml`. */
export const purpose = readerOf(
  'purpose.yaml',
  z.strictObject({
    mission: titledParagraph,
    vision: titledParagraph,
  }),
);
