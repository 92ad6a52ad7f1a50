import { createContext, use } from 'react';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-data.ts';

/** The texts and products of the form, for all its components. */
export const FormDataContext = createContext<EnquiryFormData | undefined>(undefined);

/** Returns the value of `FormDataContext`. Throws outside the form. */
export function useFormData(): EnquiryFormData {
  const data = use(FormDataContext);
  if (!data) throw new Error('useFormData: this component is not inside <EnquiryForm>.');
  return data;
}
