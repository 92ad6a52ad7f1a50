import { z } from 'zod';
import { recordOf } from './reading/read-record.ts';
import { titledParagraph } from './reading/texts.ts';

/** The company's mission and vision: `content/purpose.yaml`. */
export const purpose = recordOf(
  'purpose.yaml',
  z.strictObject({
    mission: titledParagraph,
    vision: titledParagraph,
  }),
);
