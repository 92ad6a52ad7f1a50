import { z } from 'zod';
import { text } from '../reading/texts.ts';

/** Kinds of documents besides the data sheet, which the build generates. */
export const DOCUMENT_KINDS = ['safety-data-sheet', 'certificate-of-analysis'] as const;

/** The folder of the files in `documents`, relative to the project's root. */
export const DOCUMENT_SOURCE_FOLDER = 'content/documents';

/** The public path of the documents' folder. */
export const DOCUMENT_FOLDER = '/documents';

export function documentPath({ file }: { file: string }): string {
  return `${DOCUMENT_FOLDER}/${file}`;
}

/** The name of a file in `DOCUMENT_SOURCE_FOLDER`. */
export const pdfFile = z
  .string()
  .regex(/^[a-z0-9-]+\.pdf$/, 'must be a PDF (in the file: its name)');

/** A document that the company really has. */
export const productDocument = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS).meta({ title: 'Kind of document' }),
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be a language of two letters, such as en')
    .describe('Two letters (ISO 639-1), such as en.'),
  edition: text.describe('The edition as printed on it, such as "3.1".'),
  issuedOn: z.iso.date().describe('The date of the edition, YYYY-MM-DD.'),
  file: pdfFile.meta({ title: 'Document' }),
});
