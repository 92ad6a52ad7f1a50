import { record } from './reading/read-record.ts';
import { titledParagraph } from './reading/texts.ts';

/** The company's mission and vision: `content/purpose.yaml`. */
export const purpose = record('purpose.yaml', {
  mission: titledParagraph,
  vision: titledParagraph,
});
