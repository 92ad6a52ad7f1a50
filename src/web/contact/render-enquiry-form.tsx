import { renderToString } from 'react-dom/server';
import * as content from '../../records/content.ts';
import type { EnquiryPageState } from '../../records/enquiries/enquiry-page.ts';
import { EnquiryForm } from './islands/EnquiryForm.tsx';

/** Renders the form or the receipt for the server's response to an enquiry that was sent without script. */
export function renderEnquiryForm(state: EnquiryPageState): string {
  return renderToString(<EnquiryForm data={content.enquiryForm()} state={state} />);
}
