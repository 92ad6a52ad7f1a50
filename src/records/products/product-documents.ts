import { z } from 'zod';
import { text } from '../reading/texts.ts';

/** Papers of a product beside the data sheet, which the build typesets. */
export const DOCUMENT_KINDS = ['safety-data-sheet', 'certificate-of-analysis'] as const;

/** Where the documents named by `documents` lie, relative to the project's root. */
export const DOCUMENT_SOURCE_FOLDER = 'content/documents';

/** The part of the site under which they are served. */
export const DOCUMENT_FOLDER = '/documents';

/** Public path of a document that a record names. */
export function documentPath({ file }: { file: string }): string {
  return `${DOCUMENT_FOLDER}/${file}`;
}

/** A paper that the company has; none is invented. */
export const productDocument = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  /** ISO 639-1, such as "en". */
  language: z.string().regex(/^[a-z]{2}$/, 'must be a language of two letters, such as en'),
  /** As printed on it, such as "3.1". */
  edition: text,
  /** The day of the edition, YYYY-MM-DD. */
  issuedOn: z.iso.date(),
  /** The file's name in `content/documents/`. */
  file: z.string().regex(/^[a-z0-9-]+\.pdf$/, 'must be a lower-case .pdf file name'),
});
