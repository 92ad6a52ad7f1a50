import { z } from 'zod';
import { ENQUIRY_FIELDS } from '../enquiries/enquiry.ts';
import { incoterm } from '../products/incoterms.ts';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { sourced } from '../reading/sourced.ts';
import { alike, section, template, text, texts } from '../reading/texts.ts';

const labelledField = z.strictObject({
  label: text,
  /** A line under the label, where a visitor needs one. */
  hint: text.optional(),
});

/** The Contact page: `content/pages/contact.yaml`. */
export const contactPage = pageRecord('contact', {
  banner: z.strictObject({
    heading: text,
    text,
    picture: pagePicture('wide', { aspect: 2.1, focus: 0.5 }),
  }),
  details: z.strictObject({
    ...texts('heading', 'phone', 'email', 'officeHours', 'address'),
    /** Whether the office is open, by its hours; `{time}` is Indian, `{day}` the name of a day. */
    now: z.strictObject({
      open: template('time'),
      opensToday: template('time'),
      opensLater: template('day', 'time'),
    }),
    vCard: text,
  }),
  form: section.extend({
    /** Added to the label of a field that may stay empty. */
    optional: text,
    fields: alike(ENQUIRY_FIELDS, labelledField),
    /** First choice of the product list: none in particular. */
    anyProduct: text,
    /** Above the fields, for who came to ask about a product. */
    about: template('product'),
    /** Begins the message of who searched the catalogue for `{wanted}` in vain. */
    wanted: template('wanted'),
    /** What is asked besides when a product is chosen; all of it may stay empty. */
    quotation: section.extend({
      /** In place of an empty message, where something of this is filled in. */
      message: text,
      /** First choice of the lists of units and of Incoterms: none. */
      none: text,
      units: z.array(text).min(1),
      incoterms: z.array(incoterm).min(1),
    }),
    /** Label of the trap for robots, for the rare person whose style sheets are off. */
    trap: text,
    submit: text,
    sending: text,
    /** Before the link to the privacy paragraph, and the link itself. */
    privacyNote: text,
    privacyLink: text,
    /** Heading of the list of wrong fields; also begins the title of a page with wrong fields. */
    errorSummary: text,
    /** Said after an entry of that list whose field was put right since. */
    mended: text,
    errorTitle: text,
  }),
  received: z.strictObject({
    ...texts('title', 'heading', 'referenceLabel'),
    /** Where it was sent by script, which knows the address: so that a slip in it is seen. */
    answerTo: template('email'),
    /** What happens next: promises of the office. */
    next: sourced(z.array(text).min(1)),
    another: text,
  }),
  /** After a failure that is not the visitor's. */
  failure: z.strictObject({
    /** The server says why, in a sentence of its own: nothing was stored. */
    heading: text,
    /** Whether it was stored, only the server knows. */
    unconfirmed: text,
    /** No answer came at all. */
    offline: text,
    /** What answered said nothing of the enquiry, as proxies do. */
    server: text,
    /** The button within the note: the form's own is far below it. */
    again: text,
    /** Before the phone number and the e-mail address. */
    reach: text,
  }),
  map: z.strictObject({
    heading: text,
    /** Accessible name of the embedded map. */
    title: text,
    link: text,
  }),
  privacy: z.strictObject({
    heading: text,
    /** How long enquiries are kept. */
    retentionMonths: sourced(z.int().positive()),
    paragraphs: z.array(template('retentionMonths?', 'email?', 'phone?').min(40)).min(1),
  }),
});
