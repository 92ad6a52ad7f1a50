/// <reference types="astro/client" />

/** The shell's inline script, minified; set by `astro.config.ts`. */
declare const PAGE_SCRIPT: string;

// What islands say, from the records: `scripts/island-words.ts`.
declare module 'virtual:enquiry-form' {
  const words: ReturnType<typeof import('./contact/enquiry-form-words.ts').enquiryFormWords>;
  export default words;
}
declare module 'virtual:catalogue' {
  const words: ReturnType<typeof import('./products/catalogue-words.ts').catalogueWords>;
  export default words;
}
