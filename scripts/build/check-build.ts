import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteFiles, type SiteFiles } from '../../src/server/site-files.ts';
import { readFramedPages } from '../../src/server/framed-pages.ts';
import * as content from '../../src/records/content.ts';
import {
  MOVED_PATHS,
  PRODUCT_SEARCH_PATH,
  productPath,
  ROUTES,
} from '../../src/records/addresses/routes.ts';

/**
 * Throws unless a build can be served: every route and product has its page, every link of a page
 * leads somewhere, every page has its policy, and the frames can be filled.
 */
export function checkBuild(folder: string): void {
  const site = readSiteFiles(folder);
  const missing: string[] = [
    ...Object.values(ROUTES),
    PRODUCT_SEARCH_PATH,
    ...content.products().map(productPath),
  ].filter((path) => !site.pages.has(path));
  if (!site.notFound) missing.push('/404');
  if (missing.length > 0) {
    throw new Error(
      `The build has no page for ${missing.join(', ')}. Each route of src/records/addresses/routes.ts needs a file in src/web/pages/.`,
    );
  }
  const deadLinks = findDeadLinks(site);
  if (deadLinks.length > 0) {
    throw new Error(
      `Links lead to nothing that was built:\n${deadLinks.join('\n')}\nCorrect the link, or add its page to src/web/pages/.`,
    );
  }
  readFramedPages(folder);
}

/** The links within the site, of all pages, that no page or file answers: "/a-page links to /gone". */
export function findDeadLinks({
  folder,
  pages,
  assets,
  notFound,
}: Pick<SiteFiles, 'folder' | 'pages' | 'assets' | 'notFound'>): string[] {
  const isAnswered = (target: string) =>
    pages.has(target) || assets.has(target) || target in MOVED_PATHS;
  return [...pages, ...(notFound ? [['/404', notFound] as const] : [])].flatMap(
    ([address, { file }]) => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      const links = [...html.matchAll(/\shref="(\/[^"?#]*)/g)].map(([, link = '']) => link);
      return [...new Set(links)]
        .filter((link) => !isAnswered(decodeURI(link)))
        .map((link) => `${address} links to ${link}`);
    },
  );
}
