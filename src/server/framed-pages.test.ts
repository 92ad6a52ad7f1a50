import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FRAMES_FOLDER } from '../records/enquiries/frames.ts';
import { readFramedPages } from './framed-pages.ts';
import { joinPlain } from './gzip-pieces.ts';
import { TEST_FRAME_FILES } from '../../tests/support/test-frames.ts';
import { makeTestSite } from '../../tests/support/test-server.ts';

/** A build with the pages that are filled in; one of them may be another. */
function makeBuild(changed: Record<string, string | undefined> = {}): string {
  const dist = makeTestSite();
  mkdirSync(path.join(dist, FRAMES_FOLDER));
  for (const [file, html] of Object.entries({ ...TEST_FRAME_FILES, ...changed })) {
    if (html === undefined) rmSync(path.join(dist, file), { force: true });
    else writeFileSync(path.join(dist, file), html);
  }
  return dist;
}

describe('the 404 page', () => {
  const show = (requestedPath: string) =>
    joinPlain(readFramedPages(makeBuild()).notFound(requestedPath)).toString();

  it('names the path as text', () => {
    expect(show('/<b>"&\'')).toBe('<title>Not found</title>/&lt;b&gt;&quot;&amp;&#x27;');
  });
});

describe('a build whose pages cannot be filled in', () => {
  it.each([
    ['client/404.html', undefined],
    ['client/404.html', '<title>Not found</title>'],
    [`${FRAMES_FOLDER}/begun.html`, undefined],
    [`${FRAMES_FOLDER}/received.html`, '<form></form>'],
    [
      `${FRAMES_FOLDER}/invalid.html`,
      TEST_FRAME_FILES[`${FRAMES_FOLDER}/invalid.html`]?.replace(
        '<label for="enquiry-email"></label>',
        '',
      ),
    ],
  ])('is said to be no good: %s is %j', (file, html) => {
    const dist = makeBuild({ [file]: html });
    expect(() => readFramedPages(dist)).toThrow(/Run "npm run build" again\.$/);
  });
});
