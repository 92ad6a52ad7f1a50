/** The React components that Contact sends to the browser, in one script file. */
export { EnquiryForm } from './EnquiryForm.tsx';
