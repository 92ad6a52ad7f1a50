import { z } from 'zod';
import { DOCUMENT_KINDS } from './products.ts';
import { readRecord } from './read-record.ts';

const words = z.string().min(1);

/** What the server itself says: `content/server.yaml`. */
export const serverWordsSchema = z.strictObject({
  /** The other ways to reach the company, with {phone} and {email}; stands below each text. */
  contact: words.includes('{phone}').includes('{email}'),
  /** Label of the link to the Contact page. */
  contactLink: words,
  /** Label of the link to the home page. */
  homeLink: words,
  /** Begins the title of each short page. */
  errorTitle: words,
  /** What the form's message begins with for who asks for a document, by its kind. */
  asks: z.record(z.enum(DOCUMENT_KINDS), words),
  /** Title and heading of each short page: what is wrong, in a few words. */
  headings: z.strictObject({
    /** 400: broken encoding, or a form that ends in the middle. */
    brokenEncoding: words,
    /** 500: a fault of ours. */
    failure: words,
    /** 503: a reference cannot be looked up, because storage is down. */
    lookupFailure: words,
    /** 405: a method that an address does not have. */
    methodNotAllowed: words,
    /** 403: a form from another website. */
    otherOrigin: words,
    /** 413: a body over the limit. */
    tooLarge: words,
    /** 408: a body that does not arrive in time. */
    tooSlow: words,
    /** 415: another content type, or an attached file. */
    unsupportedType: words,
  }),
  /** What happened and what to do, where `enquiries.yaml` has no sentence for it. */
  texts: z.strictObject({
    /** 503 in plain text, when more comes than can be answered. */
    busy: words,
    failure: words,
    /** With {reference}. */
    lookupFailure: words.includes('{reference}'),
    /** 400 and its kin in plain text, for what is no request or asks for what no server of ours does. */
    notUnderstood: words,
    /** 405 on an address that is a page. */
    pageMethod: words,
    tooSlow: words,
  }),
});

export type ServerWords = z.infer<typeof serverWordsSchema>;

/** What the server itself says. Throws a ContentError when a field is missing or wrong. */
export function serverWords(): ServerWords {
  return readRecord('server.yaml', serverWordsSchema);
}
