/** The shell's inline script, minified; set by `astro.config.ts`. */
declare const PAGE_SCRIPT: string;

declare namespace App {
  /** What the server passes to a page that it renders on demand. */
  interface Locals {
    /** On `/enquiries`: how the enquiry went. */
    enquiry?: import('../records/enquiry-page.ts').EnquiryPageState;
    /** On the 404 page: the path that was asked for, as readable text (never markup). */
    requestedPath?: string;
  }
}
