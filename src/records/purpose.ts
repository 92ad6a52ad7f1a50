import { record } from './reading/read-record.ts';
import { titledParagraph } from './reading/texts.ts';

/** What the company is for and where it wants to go: `content/purpose.yaml`. */
export const purpose = record('purpose.yaml', {
  mission: titledParagraph,
  vision: titledParagraph,
});
