import { renderToString } from 'react-dom/server';
import * as content from '../../records/content.ts';
import type { EnquiryPageState } from '../../records/enquiries/enquiry-page.ts';
import { EnquiryForm } from './islands/EnquiryForm.tsx';

/** Renders the form or the receipt for the server: after a form sent without script, or filled in from a link. */
export function renderEnquiryForm(state: EnquiryPageState): string {
  return renderToString(<EnquiryForm data={content.enquiryForm()} state={state} />);
}
