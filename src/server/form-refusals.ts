/** The responses to a form that cannot be read: status, heading and sentence, in the order of the enquiry contract. */
export const FORM_REFUSALS = {
  otherOrigin: {
    status: 403,
    heading: 'The form was not sent from this website',
    text: 'This form was sent from another site and was not accepted. Open our Contact page and send it from there.',
  },
  /** The body is larger than the limit. */
  tooLarge: {
    status: 413,
    heading: 'The form is too large',
    text: 'What was sent is too large to be an enquiry. The limit is 64 KiB. Shorten the message and send it again.',
  },
  /** The content type is not that of a form, or a file is attached. */
  unsupportedType: {
    status: 415,
    heading: 'The form was sent in a way we cannot read',
    text: 'We take an enquiry as a form with text only, without files, so nothing was stored. Open our Contact page and send it from there.',
  },
  /** The encoding is invalid, or the form ends early. */
  brokenEncoding: {
    status: 400,
    heading: 'The form could not be read',
    text: 'The form arrived damaged, so nothing was stored. Please go back and send it again.',
  },
  methodNotAllowed: {
    status: 405,
    heading: 'This address does not work that way',
    text: 'An enquiry must be sent with POST.',
  },
} as const;
export type FormRefusal = keyof typeof FORM_REFUSALS;
