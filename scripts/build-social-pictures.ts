/**
 * Draws the picture that a shared link to each page shows into `public/social/`, from where Astro
 * copies them into the site. Part of every build; alone: `npm run social-pictures`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as content from '../src/records/content.ts';
import type { PageMeta } from '../src/records/page-meta.ts';
import { SOCIAL_PICTURE, socialPictureHref, type PageName } from '../src/records/routes.ts';
import { socialPicture } from '../src/print/social/social-picture.ts';

const PUBLIC_FOLDER = 'public';

const METAS: Readonly<Record<PageName, PageMeta>> = {
  home: content.homePage().meta,
  about: content.aboutPage().meta,
  products: content.productsPage().meta,
  services: content.servicesPage().meta,
  contact: content.contactPage().meta,
  'not-found': content.notFoundPage().meta,
};

const company = content.company();
const folder = path.join(PUBLIC_FOLDER, SOCIAL_PICTURE.folder);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [page, meta] of Object.entries(METAS) as [PageName, PageMeta][]) {
  await writeFile(
    path.join(PUBLIC_FOLDER, socialPictureHref(page)),
    await socialPicture(meta, company),
  );
}
