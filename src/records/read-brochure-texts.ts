import { brochureTextsSchema, type BrochureTexts } from './brochure-texts.ts';
import { requireRecord } from './read-record.ts';

/** The words of the brochure. Throws a ContentError when one is missing or wrong. */
export function requireBrochureTexts(): BrochureTexts {
  return requireRecord('brochure.yaml', brochureTextsSchema);
}
