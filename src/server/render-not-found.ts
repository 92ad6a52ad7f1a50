import * as content from '../records/content.ts';
import { fillText } from '../records/reading/fill-text.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import { splitAtPlaceholder } from './placeholder.ts';
import { PATH_LENGTH_MAX } from './request-path.ts';

/** Characters that a reader cannot see: bidirectional controls, which can disguise a path, and other controls. */
const UNREADABLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Returns a function that renders the 404 page for a decoded path. Throws when the built page has no placeholder.
 */
export function createNotFoundPage(builtPage: string): (path: string) => string {
  const { before, after } = splitAtPlaceholder(builtPage, 'path');
  const { text } = content.notFoundPage();
  return (path) => before + escapeHtml(fillText(text, { path: readablePath(path) })) + after;
}

/** Returns a decoded path without invisible characters. A long path is cut and ends in an ellipsis. */
export function readablePath(path: string): string {
  const shown = path.slice(0, PATH_LENGTH_MAX).toWellFormed();
  const ending = path.length > PATH_LENGTH_MAX ? '…' : '';
  return shown.replace(UNREADABLE, encodeURIComponent) + ending;
}
