/**
 * Draws the picture that a shared link to each page shows into `public/social/`, from where Astro
 * copies them into the site. Part of every build; alone: `npm run social-pictures`.
 */
import path from 'node:path';
import * as content from '../src/records/content.ts';
import type { PageMeta } from '../src/records/page-meta.ts';
import { productMeta } from '../src/records/product-meta.ts';
import {
  productSocialName,
  SOCIAL_PICTURE,
  socialPictureHref,
  type PageName,
} from '../src/records/routes.ts';
import { socialPicture } from '../src/print/social/social-picture.ts';
import { withBuildLock } from './build-lock.ts';
import { deleteOthers, writeWholeFile } from './write-file.ts';

const PUBLIC_FOLDER = 'public';

/** Draws all of them from the records as they are now. */
export async function buildSocialPictures(): Promise<void> {
  const pages: Readonly<Record<PageName, PageMeta>> = {
    home: content.homePage().meta,
    about: content.aboutPage().meta,
    products: content.productsPage().meta,
    services: content.servicesPage().meta,
    contact: content.contactPage().meta,
    'not-found': content.notFoundPage().meta,
  };
  const texts = content.productPage();
  const metas: [name: string, meta: PageMeta][] = [
    ...Object.entries(pages),
    ...content
      .products()
      .map((product): [string, PageMeta] => [
        productSocialName(product),
        productMeta(product, texts),
      ]),
  ];
  const company = content.company();
  const files = new Set<string>();
  for (const [page, meta] of metas) {
    const href = socialPictureHref(page);
    files.add(path.basename(href));
    await writeWholeFile(path.join(PUBLIC_FOLDER, href), await socialPicture(meta, company));
  }
  await deleteOthers(path.join(PUBLIC_FOLDER, SOCIAL_PICTURE.folder), files);
}

if (import.meta.main) await withBuildLock(buildSocialPictures);
