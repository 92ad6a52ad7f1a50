import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogueRest, cutIntoPages } from '../../../products/catalogue-pages.ts';
import { catalogueProducts } from '../../../products/catalogue-products.ts';

/**
 * What the browser fetches of a catalogue that is longer than a page: the names
 * of all products for the search, and the cards of each further page.
 */
export const getStaticPaths = (() => {
  const products = catalogueProducts();
  const rest = catalogueRest(products);
  if (!rest) return [];
  const folder = rest.dataHref.replace('/static/catalogue/', '');
  const pages = cutIntoPages(products).map((page, index) => [String(index + 1), page] as const);
  return [['names', products.map(({ name }) => name)] as const, ...pages.slice(1)].map(
    ([file, data]) => ({ params: { file: `${folder}/${file}` }, props: { data } }),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ data: unknown }> = ({ props }) => Response.json(props.data);
