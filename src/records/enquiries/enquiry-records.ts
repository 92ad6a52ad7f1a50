import { company } from '../company.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import { products } from '../products/products.ts';

/** Returns the records that enquiries and their mail use: company, catalogue and texts. */
export function enquiryRecords() {
  const { email, siteUrl } = company();
  const catalogue = products().map((product) => ({ slug: product.slug, name: product.name }));
  return { company: { email, siteUrl }, products: catalogue, texts: enquiryTexts() };
}

export type EnquiryRecords = ReturnType<typeof enquiryRecords>;
