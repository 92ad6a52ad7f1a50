import { mailLink, telephoneLink } from '../addresses/links.ts';
import { PRIVACY_ANCHOR } from '../addresses/routes.ts';
import { company } from '../company.ts';
import { contactPage } from '../pages/pages.ts';
import { products, type Product } from '../products/products.ts';
import { fillText } from '../reading/fill-text.ts';
import { enquiryTexts } from './enquiry-texts.ts';

/** A product of the form's list, by its slug, with grades and packagings as suggestions. */
const offerOf = ({ slug, displayName, grades, minimumOrder, packaging }: Product) =>
  [
    slug,
    {
      name: displayName,
      grades: grades.map(({ name }) => name),
      packaging: packaging.map(({ name }) => name),
      minimumOrder,
    },
  ] as const;

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
    offers: Object.fromEntries(products().map(offerOf)),
    phone: { href: telephoneLink(phone), text: phoneDisplay },
    email: { href: mailLink(email), text: email },
    privacyHref: `#${PRIVACY_ANCHOR}`,
  };
}
export type EnquiryFormData = ReturnType<typeof enquiryForm>;
export type ProductOffer = EnquiryFormData['offers'][string];
