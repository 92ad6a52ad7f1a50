import { mailLink, telephoneLink } from '../addresses/links.ts';
import { PRIVACY_ANCHOR } from '../addresses/routes.ts';
import { company } from '../company.ts';
import { contactPage } from '../pages/pages.ts';
import { productOffers } from '../products/product-offers.ts';
import { fillText } from '../reading/fill-text.ts';
import { enquiryTexts } from './enquiry-texts.ts';

/**
 * Returns the props of the enquiry form, which are the same for every visitor. Throws a ContentError for an invalid
 * record.
 */
export function enquiryForm() {
  const { phone, phoneDisplay, email } = company();
  const { answerTime, receivedNext } = contactPage().form;
  const { problems, asks } = enquiryTexts();
  return {
    problemTexts: problems,
    askTexts: asks,
    answerTime,
    /** Sentences on the receipt about what happens next. */
    next: receivedNext.map((sentence) => fillText(sentence, { answerTime })),
    /** The products of the form's list, by slug. */
    offers: productOffers(),
    phone: { href: telephoneLink(phone), text: phoneDisplay },
    email: { href: mailLink(email), text: email },
    privacyHref: `#${PRIVACY_ANCHOR}`,
  };
}
export type EnquiryFormData = ReturnType<typeof enquiryForm>;
