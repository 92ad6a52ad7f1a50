import { contactLinks } from '../urls/links.ts';
import { PRIVACY_ANCHOR } from '../urls/routes.ts';
import { company } from '../company.ts';
import { contactPage } from '../pages/pages.ts';
import { PACKAGING_KINDS } from '../products/packaging.ts';
import { products, type Product } from '../products/products.ts';
import { fillText } from '../reading/fill-text.ts';
import { ASKS, type Ask } from './enquiry.ts';
import { enquiryTexts } from './enquiry-texts.ts';

/** Returns what can be asked for: no declaration where no control applies, no statements that do not exist. */
const asksOf = ({ exportControls, food }: Product): Ask[] =>
  ASKS.filter(
    (ask) =>
      (ask !== 'end-use-declaration' || exportControls.length > 0) &&
      (ask !== 'food-statements' || food.length > 0),
  );

/** Returns what `load.ts` computes with: the mass and volume in a package, its tare, how many a 20 ft container holds. */
const loadOf = (option: Product['packaging'][number]) => ({
  noun: PACKAGING_KINDS[option.kind],
  kg: option.netMassKg,
  tareKg: option.tareKg,
  litres: option.netVolumeLitres,
  inContainer: option.unitsPerContainer,
});

/** Returns the slug of a product and its entry in the form's list, with grades and packagings as suggestions. */
const formProductOf = (product: Product) =>
  [
    product.slug,
    {
      name: product.displayName,
      asks: asksOf(product),
      grades: product.grades.map(({ name }) => name),
      packaging: product.packaging.map(({ name }) => name),
      /** In the order of `packaging`. */
      loads: product.packaging.map(loadOf),
      minimumOrder: product.minimumOrder,
    },
  ] as const;

/**
 * Returns the props of the enquiry form, which are the same for every visitor. Throws a ContentError for an invalid
 * record.
 */
export function enquiryForm() {
  const { answerTime, receivedNext } = contactPage().form;
  const { problems, asks, purposes, deliveries } = enquiryTexts();
  return {
    problemTexts: problems,
    askTexts: asks,
    purposeTexts: purposes,
    deliveryTexts: deliveries,
    answerTime,
    /** Sentences on the receipt about what happens next. */
    next: receivedNext.map((sentence) => fillText(sentence, { answerTime })),
    products: Object.fromEntries(products().map(formProductOf)),
    links: contactLinks(company()),
    privacyHref: `#${PRIVACY_ANCHOR}`,
  };
}
export type EnquiryFormData = ReturnType<typeof enquiryForm>;
export type FormProduct = EnquiryFormData['products'][string];
