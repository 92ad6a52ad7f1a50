/// <reference types="astro/client" />

/** The shell's inline script, minified; set by `astro.config.ts`. */
declare const PAGE_SCRIPT: string;

// What islands say and show, from the records: `scripts/island-data.ts`.
declare module 'virtual:enquiry-form' {
  const enquiryForm: ReturnType<typeof import('./contact/enquiry-form-data.ts').enquiryFormData>;
  export default enquiryForm;
}
declare module 'virtual:catalogue' {
  const catalogue: ReturnType<typeof import('./products/catalogue-data.ts').catalogueData>;
  export default catalogue;
}
