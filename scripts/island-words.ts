import type { Plugin } from 'vite';
import { enquiryFormWords } from '../src/web/contact/enquiry-form-words.ts';
import { catalogueWords } from '../src/web/products/catalogue-words.ts';

/** What islands say, by the modules that hold it; their types stand in `src/web/env.d.ts`. */
const WORDS: Readonly<Record<string, () => object>> = {
  'virtual:enquiry-form': enquiryFormWords,
  'virtual:catalogue': catalogueWords,
};

/** The modules' ids; while the site is developed they are made anew with each changed record. */
export const ISLAND_WORDS = Object.keys(WORDS).map((name) => `\0${name}`);

/** Modules made of the records, so that an island's words come with its script (decision 33). */
export const islandWords: Plugin = {
  name: 'island-words',
  resolveId: (name) => (name in WORDS ? `\0${name}` : null),
  load: (id) => {
    const words = WORDS[id.slice(1)];
    return words ? `export default ${JSON.stringify(words())};` : null;
  },
};
