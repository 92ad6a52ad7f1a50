import type { ProductOffers } from '../../records/product-offers.ts';
import { versionOf } from '../../records/version-of.ts';

/** Where the browser fetches what a chosen product comes as, one file for each. */
export const OFFERS_FOLDER = '/static/offers';

/** A catalogue up to here is a list in the form; a longer one is searched. */
export const MOST_IN_A_LIST = 40;

/** The folder is named by what is in it, so that what is kept of it is never of another build. */
export function offersHref(offers: ProductOffers): string {
  return `${OFFERS_FOLDER}/${versionOf(JSON.stringify(offers))}`;
}
