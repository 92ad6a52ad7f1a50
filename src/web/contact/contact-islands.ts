/** The React that Contact sends to the browser: one script file. */
export { EnquiryIsland } from './EnquiryIsland.tsx';
