import type { APIRoute, GetStaticPaths } from 'astro';
import {
  CATALOGUE_FOLDER,
  catalogueFactsHref,
  catalogueRest,
  cutIntoPages,
} from '../../../products/catalogue-pages.ts';
import { catalogueProducts, findableProducts } from '../../../products/catalogue-products.ts';

/** An address below the catalogue's folder as the route's parameter. */
const fileOf = (href: string) => href.slice(CATALOGUE_FOLDER.length + 1).replace(/\.json$/, '');

/**
 * What the browser fetches of the catalogue: facts by which products are found
 * when no name matches, and, of a catalogue that is longer than a page, the names
 * of all products for the search and the cards of each further page.
 */
export const getStaticPaths = (() => {
  const products = catalogueProducts();
  const facts = findableProducts();
  const rest = catalogueRest(products);
  const files: Record<string, unknown> = { [catalogueFactsHref(facts)]: facts };
  if (rest) {
    files[`${rest.dataHref}/names.json`] = products.map(({ name }) => name);
    for (const [index, page] of cutIntoPages(products).entries()) {
      if (index > 0) files[`${rest.dataHref}/${index + 1}.json`] = page;
    }
  }
  return Object.entries(files).map(([href, data]) => ({
    params: { file: fileOf(href) },
    props: { data },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ data: unknown }> = ({ props }) => Response.json(props.data);
