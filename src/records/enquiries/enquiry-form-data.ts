import { mailLink, telephoneLink } from '../addresses/links.ts';
import { PRIVACY_ANCHOR } from '../addresses/routes.ts';
import { company } from '../company.ts';
import { contactPage } from '../pages/contact-page.ts';
import { productOffers } from '../products/product-offers.ts';
import { enquiryTexts } from './enquiry-texts.ts';

/** What the enquiry form says and offers, the same for everyone. Throws a ContentError when a record is wrong. */
export function enquiryForm() {
  const { phone, phoneDisplay, email } = company();
  const page = contactPage();
  const { problems, asks } = enquiryTexts();
  return {
    texts: page.form,
    receivedTexts: page.received,
    failureTexts: page.failure,
    problemTexts: problems,
    askTexts: asks,
    /** The products to choose from, by slug. */
    offers: productOffers(),
    phone: { href: telephoneLink(phone), text: phoneDisplay },
    email: { href: mailLink(email), text: email },
    privacyHref: `#${PRIVACY_ANCHOR}`,
  };
}
export type EnquiryFormData = ReturnType<typeof enquiryForm>;
