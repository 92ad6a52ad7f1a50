import type { Plugin } from 'vite';
import { enquiryFormData } from '../src/web/contact/enquiry-form-data.ts';
import { catalogueData } from '../src/web/products/catalogue-data.ts';

/** What islands say and show, by the modules that hold it; their types stand in `src/web/env.d.ts`. */
const DATA: Readonly<Record<string, () => object>> = {
  'virtual:enquiry-form': enquiryFormData,
  'virtual:catalogue': catalogueData,
};

/** The modules' ids; while the site is developed they are made anew with each changed record. */
export const ISLAND_DATA = Object.keys(DATA).map((name) => `\0${name}`);

/** Modules made of the records, so that what an island says and shows comes with its script (decision 33). */
export const islandData: Plugin = {
  name: 'island-data',
  resolveId: (name) => (name in DATA ? `\0${name}` : null),
  load: (id) => {
    const make = DATA[id.slice(1)];
    return make ? `export default ${JSON.stringify(make())};` : null;
  },
};
