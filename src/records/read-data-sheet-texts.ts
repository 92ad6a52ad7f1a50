import { dataSheetTextsSchema, type DataSheetTexts } from './data-sheet-texts.ts';
import { requireRecord } from './read-record.ts';

/** The words that all data sheets share. Throws a ContentError when one is missing or wrong. */
export function requireDataSheetTexts(): DataSheetTexts {
  return requireRecord('data-sheets.yaml', dataSheetTextsSchema);
}
