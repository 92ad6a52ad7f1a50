import { z } from 'zod';
import { DOCUMENT_KINDS } from './products/product-documents.ts';
import { record } from './reading/read-record.ts';
import { REFUSALS } from './enquiries/refusals.ts';
import { alike, template, text, texts } from './reading/texts.ts';

/** What the server itself says: `content/server.yaml`. */
export const serverTexts = record('server.yaml', {
  /** The other ways to reach the company, with {phone} and {email}; stands below each text. */
  contact: template('phone', 'email'),
  contactLink: text,
  homeLink: text,
  /** Begins the title of each short page. */
  errorTitle: text,
  /** What the form's message begins with for who asks for a document, by its kind. */
  asks: alike(DOCUMENT_KINDS, text),
  /** Title and heading of each short page: what is wrong, in a few words. */
  headings: z.strictObject({
    ...texts(...REFUSALS),
    /** 500: a fault of ours. */
    failure: text,
    /** 503: a reference cannot be looked up, because storage is down. */
    lookupFailure: text,
  }),
  /** What happened and what to do, where `enquiries.yaml` has no sentence for it. */
  texts: z.strictObject({
    /** 503 in plain text, when more comes than can be answered. */
    busy: text,
    failure: text,
    lookupFailure: template('reference'),
    /** 400 and its kin in plain text, for what is no request or asks for what no server of ours does. */
    notUnderstood: text,
    /** 503 of the web server in front, while ours is away. */
    unavailable: text,
    /** 405 on an address that is a page. */
    pageMethod: text,
  }),
});
export type ServerTexts = ReturnType<typeof serverTexts>;
