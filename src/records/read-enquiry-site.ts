import { requireCompany } from './read-company.ts';
import { requireEnquiryTexts } from './read-enquiry-texts.ts';
import { requireProducts } from './read-products.ts';

/** What the content says that enquiries and their mail need: company, catalogue and texts. */
export function requireEnquirySite() {
  const { name, email, siteUrl } = requireCompany();
  const products = requireProducts().map((product) => ({ slug: product.slug, name: product.name }));
  return { company: { name, email, siteUrl }, products, texts: requireEnquiryTexts() };
}
