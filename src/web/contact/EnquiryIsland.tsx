import words from 'virtual:enquiry-form';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';

/** The form with all that it says in its own script, and so not a second time in the page (decision 33). */
export function EnquiryIsland({ state }: Pick<EnquiryFormProps, 'state'>) {
  return <EnquiryForm {...words} state={state} />;
}
