import { createContext, use } from 'react';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-data.ts';

/** The words of the form and the products that it offers, for all its parts. */
export const FormDataContext = createContext<EnquiryFormData | undefined>(undefined);

/** The value of `FormDataContext`. Throws outside of the form. */
export function useFormData(): EnquiryFormData {
  const data = use(FormDataContext);
  if (!data) throw new Error('useFormData: this component is not inside <EnquiryForm>.');
  return data;
}
