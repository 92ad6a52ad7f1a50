import * as content from '../../records/content.ts';
import { mailLink, telephoneLink } from '../../records/links.ts';
import type { ProductOffers } from '../../records/product-offers.ts';
import { PRIVACY_ANCHOR } from '../../records/routes.ts';
import { versionOf } from '../../records/version-of.ts';

/** Where the browser fetches what a chosen product comes as, one file for each. */
export const OFFERS_FOLDER = '/static/offers';

/** A catalogue up to here is a list in the form; a longer one is searched. */
export const MOST_IN_A_LIST = 40;

/** The folder is named by what is in it, so that what is kept of it is never of another build. */
export function offersHref(offers: ProductOffers): string {
  return `${OFFERS_FOLDER}/${versionOf(JSON.stringify(offers))}`;
}

/** All that the form says and offers, the same for everyone: `virtual:enquiry-form`. Throws a ContentError when a record is wrong. */
export function enquiryFormWords() {
  const company = content.company();
  const page = content.contactPage();
  const { problems, asks } = content.enquiryTexts();
  const offers = content.productOffers();
  const entries = Object.entries(offers);
  return {
    texts: page.form,
    receivedTexts: page.received,
    failureTexts: page.failure,
    problemTexts: problems,
    askTexts: asks,
    /** The products to choose from; nothing where they are too many for a list. */
    products:
      entries.length > MOST_IN_A_LIST
        ? undefined
        : entries.map(([slug, { name }]) => ({ slug, name })),
    /** The folder with a file for each product, of what it comes as; beside it, all names. */
    offersHref: offersHref(offers),
    phone: { href: telephoneLink(company.phone), text: company.phoneDisplay },
    email: { href: mailLink(company.email), text: company.email },
    privacyHref: `#${PRIVACY_ANCHOR}`,
  };
}
