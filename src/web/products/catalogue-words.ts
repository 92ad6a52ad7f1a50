import { brochureFiles } from '../../records/brochure-files.ts';
import * as content from '../../records/content.ts';
import { FORM_ANCHOR, ROUTES, WANTED_PARAMETER } from '../../records/routes.ts';
import { siteUrl } from '../../records/site-url.ts';
import {
  catalogueFactsHref,
  cataloguePageHref,
  catalogueRest,
  cutIntoPages,
} from './catalogue-pages.ts';
import { catalogueProducts, findableProducts } from './catalogue-products.ts';

/** All that the catalogue shows and says: `virtual:catalogue`. Throws a ContentError when a record is wrong. */
export function catalogueWords() {
  const { motion, opensInNewTab } = content.interfaceTexts();
  const { search, results, more, brochure, card, enquiry } = content.productsPage();
  const products = catalogueProducts();
  const pages = cutIntoPages(products);
  return {
    /** The first page of the catalogue. */
    products: pages[0] ?? [],
    /** What comes after it; nothing when that is all. */
    rest: catalogueRest(products),
    /** The second page, for who has no script. */
    nextPageHref: cataloguePageHref(2, pages.length),
    factsHref: catalogueFactsHref(findableProducts()),
    brochure: brochureFiles(),
    contactHref: `${ROUTES.contact}#${FORM_ANCHOR}`,
    /** The form with a message about what was searched for in vain, `{wanted}`. */
    wantedHref: `${ROUTES.contact}?${WANTED_PARAMETER}={wanted}#${FORM_ANCHOR}`,
    /** For addresses on paper. */
    host: new URL(siteUrl()).host,
    texts: { search, results, more, brochure, card, enquiry },
    newTab: opensInNewTab,
    motion,
  };
}
