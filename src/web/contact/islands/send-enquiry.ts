import {
  ENQUIRY_FIELDS,
  ENQUIRY_PATH,
  type FieldTexts,
} from '../../../records/enquiries/enquiry.ts';

/** How long the browser waits for the server's answer. */
const SEND_TIMEOUT_MS = 30_000;

/** Sending that came to nothing that is known: the message is the server's own, where it said why. */
export type FailedSending = { kind: 'failed'; cause: 'offline' | 'server'; message?: string };

/** An enquiry that is stored; `answerTo` is the address that was given, where this page sent it. */
export type StoredEnquiry = { kind: 'stored'; reference: string; answerTo?: string };

export type SendOutcome = StoredEnquiry | { kind: 'invalid'; errors: FieldTexts } | FailedSending;

/**
 * Posts the form and reads the answer of the enquiry contract. Throws where this
 * browser cannot post by script: nothing has been sent then. What it returns is
 * never rejected.
 */
export function sendEnquiry(form: HTMLFormElement): Promise<SendOutcome> {
  const giveUp = new AbortController();
  setTimeout(() => giveUp.abort(), SEND_TIMEOUT_MS);
  // As the browser itself would send it: the form has no file fields.
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const response = fetch(ENQUIRY_PATH, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
    signal: giveUp.signal,
  });
  return readAnswer(response, body.get('email')?.trim() ?? '');
}

/** Reads an answer; anything that is not the contract's is a failure of the server. */
async function readAnswer(sent: Promise<Response>, answerTo: string): Promise<SendOutcome> {
  const response = await sent.catch(() => undefined);
  if (!response) return { kind: 'failed', cause: 'offline' };
  const { status } = response;
  // Within `then`: a browser's broken reader may throw at once.
  const answer: unknown = await sent.then((answered) => answered.json()).catch(() => undefined);
  const { reference, errors, error } = Object(answer) as Record<string, unknown>;
  if (status === 201 && typeof reference === 'string')
    return { kind: 'stored', reference, answerTo };
  const known = status === 422 ? knownErrors(errors) : {};
  if (Object.keys(known).length > 0) return { kind: 'invalid', errors: known };
  // Of other faults, the contract's server says nothing, and a proxy does not know.
  const isSaid = (status < 500 || status === 503) && typeof error === 'string';
  return { kind: 'failed', cause: 'server', ...(isSaid && { message: error }) };
}

/** The sentences about fields that the form has. */
function knownErrors(errors: unknown): FieldTexts {
  const entries = Object.entries(Object(errors) as Record<string, unknown>);
  const fields: readonly string[] = ENQUIRY_FIELDS;
  return Object.fromEntries(
    entries.filter(([field, sentence]) => fields.includes(field) && typeof sentence === 'string'),
  );
}
