import type { EnquiryField } from '../../../records/enquiries/enquiry.ts';

/** Labels of the form's fields. Those of the first five are fixed (docs/specification.md#3-products-and-form). */
export const FIELD_LABELS: Readonly<Record<EnquiryField, string>> = {
  name: 'Name',
  company: 'Company name',
  email: 'Email',
  phone: 'Contact number',
  message: 'Message',
  product: 'Product',
  wanted: 'Name or CAS number of the chemical',
  asks: 'What do you need?',
  grade: 'Grade',
  packaging: 'Packaging',
  quantity: 'Quantity',
  unit: 'Unit',
  destination: 'Destination',
  incoterm: 'Incoterm',
  wantedBy: 'Needed by',
  delivery: 'Delivery',
  gstin: 'GSTIN',
  earlier: 'Earlier reference',
};
