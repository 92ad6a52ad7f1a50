/// <reference types="astro/client" />

/** The shell's inline script, minified; set by `astro.config.ts`. */
declare const PAGE_SCRIPT: string;

/** What the enquiry form says and offers; written by `scripts/enquiry-form-module.ts`. */
declare module 'virtual:enquiry-form' {
  const data: ReturnType<typeof import('./contact/enquiry-form-data.ts').enquiryFormData>;
  export default data;
}
