import { z } from 'zod';
import { readerOf } from './reading/read-record.ts';
import { titledParagraph } from './reading/texts.ts';

export const purpose = readerOf(
  'purpose.yaml',
  z.strictObject({
    mission: titledParagraph,
    vision: titledParagraph,
  }),
);
