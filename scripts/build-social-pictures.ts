/**
 * `npm run social-pictures`: draws the picture that a shared link to each page shows into
 * `public/social/`, from where Astro copies them into the site. Part of every build.
 */
import path from 'node:path';
import * as content from '../src/records/content.ts';
import { socialPictures } from '../src/print/social/social-picture.ts';
import { SOCIAL_PICTURE } from '../src/records/routes.ts';
import { withBuildLock } from './build-lock.ts';
import { keptPrints } from './kept-files.ts';
import { withProgress } from './progress.ts';
import { deleteOthers, writeWholeFile } from './write-file.ts';

/** Draws all of them from the records as they are now. */
export async function buildSocialPictures(): Promise<void> {
  const kept = keptPrints('social');
  const count = content.pages().length + content.products().length;
  const pictures = await withProgress('Drawing social pictures', count, (step) =>
    socialPictures(kept.keepAnd(step)),
  );
  for (const [href, picture] of pictures) await writeWholeFile(path.join('public', href), picture);
  const names = [...pictures.keys()].map((href) => path.basename(href));
  await deleteOthers(path.join('public', SOCIAL_PICTURE.folder), new Set(names));
  console.log(`Social pictures: ${await kept.finish()}.`);
}

if (import.meta.main) await withBuildLock(buildSocialPictures);
