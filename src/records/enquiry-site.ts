import { company } from './company.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import { products } from './products.ts';

/** What the content says that enquiries and their mail need: company, catalogue and texts. */
export function enquirySite() {
  const { name, email, siteUrl } = company();
  const catalogue = products().map((product) => ({ slug: product.slug, name: product.name }));
  return { company: { name, email, siteUrl }, products: catalogue, texts: enquiryTexts() };
}
