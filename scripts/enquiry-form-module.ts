import type { Plugin } from 'vite';
import { enquiryFormData } from '../src/web/contact/enquiry-form-data.ts';

const NAME = 'virtual:enquiry-form';
/** The module's id; while the site is developed it is made anew with each changed record. */
export const ENQUIRY_FORM_MODULE = `\0${NAME}`;

/** The module that holds what the enquiry form says and offers, made of the records. */
export const enquiryFormModule: Plugin = {
  name: 'enquiry-form-module',
  resolveId: (id) => (id === NAME ? ENQUIRY_FORM_MODULE : null),
  load: (id) =>
    id === ENQUIRY_FORM_MODULE ? `export default ${JSON.stringify(enquiryFormData())};` : null,
};
