import path from 'node:path';
import { createContactPage } from '../../src/server/render-contact.ts';
import { createNotFoundPage } from '../../src/server/render-not-found.ts';
import { htmlOf, pageAt, readSite, type Site } from '../../src/server/plugins/site-files.ts';
import * as content from '../../src/records/content.ts';
import {
  MOVED_PATHS,
  PRODUCT_SEARCH_PATH,
  productPath,
  ROUTES,
} from '../../src/records/addresses/routes.ts';

/**
 * Throws an error when a build cannot be served: when a route or a product has no page, a link has no
 * target, or a page lacks a placeholder that the server fills in.
 */
export function checkBuild(folder: string): void {
  const site = readSite(path.join(folder, 'client'));
  const missing: string[] = [
    ...Object.values(ROUTES),
    PRODUCT_SEARCH_PATH,
    ...content.products().map(productPath),
  ].filter((path) => !site.pages.has(path));
  if (missing.length > 0) {
    throw new Error(
      `The build has no page for ${missing.join(', ')}. Each route of src/records/addresses/routes.ts needs a file in src/web/pages/.`,
    );
  }
  const deadLinks = findDeadLinks(site);
  if (deadLinks.length > 0) {
    throw new Error(
      `These links have no target in the build:\n${deadLinks.join('\n')}\nCorrect the link, or add its page to src/web/pages/.`,
    );
  }
  createContactPage(htmlOf(pageAt(site, ROUTES.contact)), () => '');
  createNotFoundPage(site.notFound);
}

/** Returns the links within the site whose target was not built, such as "/a-page links to /gone". */
export function findDeadLinks(site: Site): string[] {
  const { pages, assets, notFound } = site;
  const exists = (target: string) =>
    pages.has(target) || assets.has(target) || target in MOVED_PATHS;
  const htmlByPath = [...pages].map(([path, file]) => [path, htmlOf(file)] as const);
  return [...htmlByPath, ['/404', notFound] as const].flatMap(([address, html]) => {
    const links = [...html.matchAll(/\shref="(\/[^"?#]*)/g)].map(([, link = '']) => link);
    return [...new Set(links)]
      .filter((link) => !exists(decodeURI(link)))
      .map((link) => `${address} links to ${link}`);
  });
}
