/** The React that Contact sends to the browser: one script file. */
export { EnquiryForm } from './EnquiryForm.tsx';
