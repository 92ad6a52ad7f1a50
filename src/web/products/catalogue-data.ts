import { brochureFiles } from '../../records/brochure-texts.ts';
import * as content from '../../records/content.ts';
import { FORM_ANCHOR, ROUTES, WANTED_PARAMETER } from '../../records/routes.ts';
import { siteUrl } from '../../records/site-url.ts';
import { versionOf } from '../../records/version-of.ts';
import {
  cataloguePageHref,
  catalogueProducts,
  cutIntoPages,
  findableProducts,
} from './catalogue-products.ts';

/**
 * Where data of the catalogue lies that the browser fetches. The folder is named by what is in it:
 * a page that was loaded before a new build never reads the data of another catalogue.
 */
const folderOf = (data: readonly object[]) =>
  `/static/catalogue/${versionOf(JSON.stringify(data))}`;

/** All that the catalogue shows and says: `virtual:catalogue`. Throws a ContentError when a record is wrong. */
export function catalogueData() {
  const { motion, opensInNewTab } = content.interfaceTexts();
  const { search, results, more, brochure, card, enquiry } = content.productsPage();
  const products = catalogueProducts();
  const pages = cutIntoPages(products);
  return {
    /** The first page of the catalogue. */
    products: pages[0] ?? [],
    /** How many products there are in all. */
    total: products.length,
    /** The folder of what comes after the first page: `names.json`, and for each page `<page>.json`. */
    dataHref: folderOf(products),
    /** The second page, for who has no script. */
    nextPageHref: cataloguePageHref(2, pages.length),
    /** By which products are found when no name matches: fetched only then. */
    factsHref: `${folderOf(findableProducts())}/facts.json`,
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

/**
 * What the browser fetches of the catalogue, by its address: facts by which products are found when
 * no name matches, and, of a catalogue that is longer than a page, the names of all products for the
 * search and the cards of each further page.
 */
export function catalogueFiles(): Readonly<Record<string, object>> {
  const { dataHref, factsHref } = catalogueData();
  const products = catalogueProducts();
  const names = products.map(({ name }) => name);
  const further = cutIntoPages(products).slice(1);
  return {
    [factsHref]: findableProducts(),
    ...(further.length > 0 && { [`${dataHref}/names.json`]: names }),
    ...Object.fromEntries(further.map((page, index) => [`${dataHref}/${index + 2}.json`, page])),
  };
}
