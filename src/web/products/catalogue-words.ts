import { brochureFiles } from '../../records/brochure-files.ts';
import * as content from '../../records/content.ts';
import { ROUTES } from '../../records/routes.ts';
import {
  catalogueFactsHref,
  cataloguePageHref,
  catalogueRest,
  cutIntoPages,
} from './catalogue-pages.ts';
import { catalogueProducts } from './catalogue-products.ts';
import { findableProducts } from './findable-products.ts';
import type { ProductCatalogueProps } from './ProductCatalogue.tsx';

/** All that the catalogue shows and says. Throws a ContentError when a record is wrong. */
export function catalogueWords(): Omit<ProductCatalogueProps, 'host'> {
  const { search, results, more, brochure, card, enquiry } = content.productsPage();
  const { motion, opensInNewTab } = content.interfaceTexts();
  const products = catalogueProducts();
  const pages = cutIntoPages(products);
  return {
    products: pages[0] ?? [],
    rest: catalogueRest(products),
    nextPageHref: cataloguePageHref(2, pages.length),
    factsHref: catalogueFactsHref(findableProducts()),
    brochure: brochureFiles(content.company()),
    contactHref: ROUTES.contact,
    texts: { search, results, more, brochure, card, enquiry },
    newTab: opensInNewTab,
    motion,
  };
}
