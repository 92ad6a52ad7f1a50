import type { EnquiryPageState } from './enquiry-page.ts';
import { CHECKED_FIELDS, ENQUIRY_FIELDS, type EnquiryField } from './enquiry.ts';

/**
 * The path that the built 404 page names: it stays on a plain static host
 * (website specification, section 2); the server puts the real one in its place.
 */
export const STATIC_NOT_FOUND_PATH = '/badpage';

/** Where the frames lie: in the site while it is built, then beside it. */
export const FRAMES_FOLDER = 'frames';

/** Characters for private use, which no text of the site has. */
const BLANK_START = '\u{E000}';
const BLANK_END = '\u{E001}';

/** Finds blanks; split by it, a text is what stands between them and their names by turns. */
export const BLANK = new RegExp(`${BLANK_START}([^${BLANK_END}]*)${BLANK_END}`, 'u');

/** What stands in a frame for a text that only the server knows. */
export function blank(name: string): string {
  return `${BLANK_START}${name}${BLANK_END}`;
}

function fieldBlanks(kind: string, fields: readonly EnquiryField[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, blank(`${kind}.${field}`)]));
}

/** Each of its lists has one blank, which stands for all that is in it. */
const OFFER = {
  name: blank('offer.name'),
  grades: [blank('offer.grades')],
  packaging: [blank('offer.packaging')],
};

const SENT_BACK = {
  kind: 'sentBack',
  offer: OFFER,
  values: fieldBlanks('values', ENQUIRY_FIELDS),
  submission: blank('submission'),
} as const;

/**
 * The pages about an enquiry, rendered once at build with a blank for each
 * text of their state, named by its place in it.
 */
export const FRAME_STATES = {
  begun: {
    kind: 'begun',
    product: blank('product'),
    offer: OFFER,
    message: blank('message'),
    asks: blank('asks'),
  },
  received: { kind: 'received', reference: blank('reference') },
  /** Every field that can be wrong is. */
  invalid: { ...SENT_BACK, status: 422, errors: fieldBlanks('errors', CHECKED_FIELDS) },
  /** No field is wrong; for 429 too. */
  failed: { ...SENT_BACK, status: 503, errors: {}, message: blank('message') },
} as const satisfies Record<string, EnquiryPageState>;

export type FrameName = keyof typeof FRAME_STATES;
