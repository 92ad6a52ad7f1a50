import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../../records/content.ts';
import { MOST_IN_A_LIST, OFFERS_FOLDER, offersHref } from '../../../contact/enquiry-form-words.ts';

/** What the enquiry form fetches of a product once it is chosen, and the names of all to choose from. */
export const getStaticPaths = (() => {
  const offers = content.productOffers();
  const folder = offersHref(offers).slice(OFFERS_FOLDER.length + 1);
  const entries = Object.entries(offers);
  const names = Object.fromEntries(entries.map(([slug, { name }]) => [slug, name]));
  const files: [file: string, data: object][] = entries.map(([slug, offer]) => [
    `${folder}/${slug}`,
    offer,
  ]);
  if (entries.length > MOST_IN_A_LIST) files.push([folder, names]);
  return files.map(([file, data]) => ({ params: { file }, props: { data } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ data: object }> = ({ props }) => Response.json(props.data);
