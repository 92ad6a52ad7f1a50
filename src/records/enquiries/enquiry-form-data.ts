import { mailLink, telephoneLink, whatsAppLink } from '../urls/links.ts';
import { PRIVACY_ANCHOR } from '../urls/routes.ts';
import { company } from '../company.ts';
import { contactPage } from '../pages/pages.ts';
import { products, type Product } from '../products/products.ts';
import { fillText } from '../reading/fill-text.ts';
import { enquiryTexts } from './enquiry-texts.ts';

/** Returns the slug of a product and its entry in the form's list, with grades and packagings as suggestions. */
const formProductOf = ({ slug, displayName, grades, minimumOrder, packaging }: Product) =>
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
  const { phone, phoneDisplay, whatsapp, email } = company();
  const { answerTime, receivedNext } = contactPage().form;
  const { problems, asks } = enquiryTexts();
  return {
    problemTexts: problems,
    askTexts: asks,
    answerTime,
    /** Sentences on the receipt about what happens next. */
    next: receivedNext.map((sentence) => fillText(sentence, { answerTime })),
    products: Object.fromEntries(products().map(formProductOf)),
    phone: { href: telephoneLink(phone), text: phoneDisplay },
    whatsapp: whatsapp ? { href: whatsAppLink(whatsapp), text: 'WhatsApp' } : undefined,
    email: { href: mailLink(email), text: email },
    privacyHref: `#${PRIVACY_ANCHOR}`,
  };
}
export type EnquiryFormData = ReturnType<typeof enquiryForm>;
export type FormProduct = EnquiryFormData['products'][string];
