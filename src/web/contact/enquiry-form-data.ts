import * as content from '../../records/content.ts';
import { mailLink, telephoneLink } from '../../records/addresses/links.ts';
import { PRIVACY_ANCHOR } from '../../records/addresses/routes.ts';
import { versionOf } from '../../records/addresses/version-of.ts';

/** A catalogue up to here is a list in the form; a longer one is searched. */
const MOST_IN_A_LIST = 40;

/** All that the form says and offers, the same for everyone: `virtual:enquiry-form`. Throws a ContentError when a record is wrong. */
export function enquiryFormData() {
  const company = content.company();
  const page = content.contactPage();
  const { problems, asks } = content.enquiryTexts();
  const offers = content.productOffers();
  const names = Object.entries(offers).map(([slug, { name }]) => ({ slug, name }));
  return {
    texts: page.form,
    receivedTexts: page.received,
    failureTexts: page.failure,
    problemTexts: problems,
    askTexts: asks,
    /** The products to choose from; nothing where they are too many for a list. */
    products: names.length > MOST_IN_A_LIST ? undefined : names,
    /**
     * The folder with a file for each product, of what it comes as; beside it, all names. It is named
     * by what is in it, so that what is kept of it is never of another build.
     */
    offersHref: `/static/offers/${versionOf(JSON.stringify(offers))}`,
    phone: { href: telephoneLink(company.phone), text: company.phoneDisplay },
    email: { href: mailLink(company.email), text: company.email },
    privacyHref: `#${PRIVACY_ANCHOR}`,
  };
}

/**
 * What the browser fetches for the form, by its address: what a chosen product comes as, and the
 * names of all where they are too many for a list.
 */
export function offerFiles(): Readonly<Record<string, object>> {
  const { offersHref, products } = enquiryFormData();
  const entries = Object.entries(content.productOffers());
  const names = Object.fromEntries(entries.map(([slug, { name }]) => [slug, name]));
  return {
    ...Object.fromEntries(entries.map(([slug, offer]) => [`${offersHref}/${slug}.json`, offer])),
    ...(!products && { [`${offersHref}.json`]: names }),
  };
}
