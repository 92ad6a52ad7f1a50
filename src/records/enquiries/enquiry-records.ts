import { company } from '../company.ts';
import { enquiryForm } from './enquiry-form-props.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import { products } from '../products/products.ts';

/** Returns the records that enquiries and their mail use: company, catalogue and texts. */
export function enquiryRecords() {
  const { email, phone, phoneDisplay, siteUrl } = company();
  const catalogue = products().map(({ slug, name, grades, packaging }) => ({
    slug,
    name,
    grades: grades.map((grade) => grade.name),
    packaging: packaging.map((option) => option.name),
  }));
  return {
    company: { email, phone, phoneDisplay, siteUrl },
    products: catalogue,
    texts: enquiryTexts(),
    /** Sentences about what happens next. */
    next: enquiryForm().next,
  };
}

export type EnquiryRecords = ReturnType<typeof enquiryRecords>;
