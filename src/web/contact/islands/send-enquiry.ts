import {
  ENQUIRY_PATH,
  fieldNames,
  type EnquiryValues,
  type FieldTexts,
} from '../../../records/enquiries/enquiry.ts';
import type { SendOutcome } from '../../../records/enquiries/enquiry-page.ts';

/** How long the browser waits for the server's response. */
const SEND_TIMEOUT_MS = 30_000;

const NO_RESPONSE =
  'Our server did not respond. Your text is still here. Check your connection and send it again. We keep only one copy.';
const UNREADABLE =
  'The response of our server could not be read. Your text is still here. Please send it again in a moment. We keep only one copy.';

/**
 * Posts the form and reads the response (docs/enquiry-contract.md#http). Throws when this browser cannot post by
 * script; nothing has been sent then. The returned promise never rejects.
 */
export function sendEnquiry(form: HTMLFormElement, sent: EnquiryValues): Promise<SendOutcome> {
  const giveUp = new AbortController();
  setTimeout(() => giveUp.abort(), SEND_TIMEOUT_MS);
  // Encoded as the browser would send it. The form has no file fields.
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const response = fetch(ENQUIRY_PATH, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
    signal: giveUp.signal,
  });
  return readAnswer(response, sent);
}

/** Reads a response. One that the contract does not describe counts as a server failure. */
async function readAnswer(answered: Promise<Response>, sent: EnquiryValues): Promise<SendOutcome> {
  const response = await answered.catch(() => undefined);
  if (!response) return { kind: 'unconfirmed', message: NO_RESPONSE };
  const { status } = response;
  // Called within `then`, because a broken implementation of `json()` may throw synchronously.
  const answer: unknown = await answered.then((answer) => answer.json()).catch(() => undefined);
  const { reference, errors, error } = Object(answer) as Record<string, unknown>;
  if (status === 201 && typeof reference === 'string') return { kind: 'stored', reference, sent };
  const known = status === 422 ? knownErrors(errors, sent) : {};
  if (Object.keys(known).length > 0) return { kind: 'invalid', errors: known };
  // Only with these statuses does our server give a reason; others may come from a proxy.
  if ((status < 500 || status === 503) && typeof error === 'string') {
    return { kind: 'not-stored', message: error };
  }
  return { kind: 'unconfirmed', message: UNREADABLE };
}

/** Returns the messages about fields that the form has, in the order of the form. */
function knownErrors(errors: unknown, { lines }: EnquiryValues): FieldTexts {
  const sentences = Object(errors) as Record<string, unknown>;
  const known = fieldNames(lines.length).filter((name) => typeof sentences[name] === 'string');
  return Object.fromEntries(known.map((name) => [name, sentences[name]])) as FieldTexts;
}
