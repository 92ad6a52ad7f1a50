import * as content from '../../records/content.ts';
import { mailLink, telephoneLink } from '../../records/links.ts';
import { PRIVACY_ANCHOR } from '../../records/routes.ts';
import type { EnquiryFormProps } from './EnquiryForm.tsx';
import { MOST_IN_A_LIST, offersHref } from './offer-files.ts';

/** All that the form says and offers, the same for everyone. Throws a ContentError when a record is wrong. */
export function enquiryFormWords(): Omit<EnquiryFormProps, 'state'> {
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
    products:
      entries.length > MOST_IN_A_LIST
        ? undefined
        : entries.map(([slug, { name }]) => ({ slug, name })),
    offersHref: offersHref(offers),
    phone: { href: telephoneLink(company.phone), text: company.phoneDisplay },
    email: { href: mailLink(company.email), text: company.email },
    privacyHref: `#${PRIVACY_ANCHOR}`,
  };
}
