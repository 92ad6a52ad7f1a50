import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FRAMES_FOLDER, STATIC_NOT_FOUND_PATH } from '../records/enquiries/frames.ts';
import { createContactFiller } from './contact-frames.ts';
import { cutFrame, fillFrame, putBlank } from './frame.ts';
import { escapeHtml } from '../records/escape-html.ts';
import { STATIC_NOT_FOUND_FILE } from './site-files.ts';

/** The pages that are not files: rendered once, at build, and filled in for each answer. */
export type FramedPages = ReturnType<typeof readFramedPages>;

function readPage(...names: string[]): string {
  const file = path.join(...names);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read. Run "npm run build" again.`, { cause: error });
  }
}

/** Reads the frames of a build (`dist`). Throws when they are missing or not as expected. */
export function readFramedPages(distFolder: string) {
  const notFoundPage = readPage(distFolder, 'client', STATIC_NOT_FOUND_FILE);
  const notFound = cutFrame(putBlank(notFoundPage, STATIC_NOT_FOUND_PATH, 'path'));
  return {
    /** The 404 page about a path, as a reader would write it; as HTML in pieces. */
    notFound: (requestedPath: string) => fillFrame(notFound, { path: escapeHtml(requestedPath) }),
    /** The Contact page about an enquiry; as HTML in pieces. */
    contact: createContactFiller((name) => readPage(distFolder, FRAMES_FOLDER, `${name}.html`)),
  };
}
