import * as content from '../records/content.ts';
import { fillText } from '../records/reading/fill-text.ts';
import { escapeHtml } from '../records/escape-html.ts';
import { cutAtPlace } from './fill-place.ts';
import { readablePath } from './request-path.ts';

/** Renders the 404 page for a path as it was sent (percent-encoded). */
export type RenderNotFoundPage = (path: string) => Buffer;

/** Creates the 404 page for a path from the built page. A page without a marked part is not changed. */
export function createNotFoundPage(builtPage: string): RenderNotFoundPage {
  const page = cutAtPlace(builtPage, 'path');
  if (!page) return () => Buffer.from(builtPage);
  const [before, after] = [Buffer.from(page.before), Buffer.from(page.after)];
  const { text } = content.notFoundPage();
  return (path) => {
    const sentence = escapeHtml(fillText(text, { path: readablePath(path) }));
    return Buffer.concat([before, Buffer.from(sentence), after]);
  };
}
