/// <reference path="../.astro/types.d.ts" />

/** The shell's inline script, minified; set by `astro.config.ts`. */
declare const PAGE_SCRIPT: string;

declare namespace App {
  interface Locals {
    /** What came of a sent form; set by the server for the on-demand Contact page. */
    enquiry?: import('./schemas/enquiry-page.ts').EnquiryPageState;
  }
}
