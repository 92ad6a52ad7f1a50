import { mailLink, telephoneLink } from '../addresses/links.ts';
import { PRIVACY_ANCHOR } from '../addresses/routes.ts';
import { company } from '../company.ts';
import { contactPage } from '../pages/contact-page.ts';
import { productOffers } from '../products/product-offers.ts';
import { fillText } from '../reading/fill-text.ts';
import { enquiryTexts } from './enquiry-texts.ts';

/** The props of the enquiry form, the same for every visitor. Throws a ContentError when a record is wrong. */
export function enquiryForm() {
  const { phone, phoneDisplay, email } = company();
  const { answerTime, receivedNext } = contactPage().form;
  const { problems, asks } = enquiryTexts();
  return {
    problemTexts: problems,
    askTexts: asks,
    answerTime,
    /** The promises on the receipt. */
    next: receivedNext.map((sentence) => fillText(sentence, { answerTime })),
    /** The products to choose from, by slug. */
    offers: productOffers(),
    phone: { href: telephoneLink(phone), text: phoneDisplay },
    email: { href: mailLink(email), text: email },
    privacyHref: `#${PRIVACY_ANCHOR}`,
  };
}
export type EnquiryFormData = ReturnType<typeof enquiryForm>;
