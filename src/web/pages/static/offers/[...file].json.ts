import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../../records/content.ts';
import type { ProductOffer } from '../../../../records/product-offers.ts';
import { OFFERS_FOLDER, offersHref } from '../../../contact/offer-files.ts';

/** What the enquiry form fetches of a product once it is chosen. */
export const getStaticPaths = (() => {
  const offers = content.productOffers();
  const folder = offersHref(offers).slice(OFFERS_FOLDER.length + 1);
  return Object.entries(offers).map(([slug, offer]) => ({
    params: { file: `${folder}/${slug}` },
    props: { offer },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ offer: ProductOffer }> = ({ props }) => Response.json(props.offer);
