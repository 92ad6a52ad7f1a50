import { readSiteFiles } from '../src/server/site-files.ts';
import { readFramedPages } from '../src/server/framed-pages.ts';
import * as content from '../src/records/content.ts';
import { PRODUCT_SEARCH_PATH, productPath, ROUTES } from '../src/records/routes.ts';

/**
 * Throws unless a build can be served: every route and product has its page, every page its
 * policy, and the frames of the pages on demand can be filled.
 */
export function checkBuild(folder: string): void {
  const { pages, notFound } = readSiteFiles(folder);
  const missing: string[] = [
    ...Object.values(ROUTES),
    PRODUCT_SEARCH_PATH,
    ...content.products().map(productPath),
  ].filter((path) => !pages.has(path));
  if (!notFound) missing.push('/404');
  if (missing.length > 0) {
    throw new Error(
      `The build has no page for ${missing.join(', ')}. Each route of src/records/routes.ts needs a file in src/web/pages/.`,
    );
  }
  readFramedPages(folder);
}
