import { contactPageSchema, type ContactPage } from '../schemas/contact-page.ts';
import { homePageSchema, type HomePage } from '../schemas/home-page.ts';
import { requireRecord } from './read-record.ts';

/** The words of Home. Throws a ContentError when a field is missing or wrong. */
export function requireHomePage(): HomePage {
  return requireRecord('pages/home.yaml', homePageSchema);
}

/** The words of Contact. Throws a ContentError when a field is missing or wrong. */
export function requireContactPage(): ContactPage {
  return requireRecord('pages/contact.yaml', contactPageSchema);
}
