import { ENQUIRY_PATH, type EnquiryField } from '../../records/enquiry.ts';

/** How long the browser waits for the server's answer. */
export const SEND_TIMEOUT_MS = 30_000;

/** What came of sending; a failure's own message comes from the server where it gave one. */
export type SendOutcome =
  | { kind: 'stored'; reference: string }
  | { kind: 'invalid'; errors: Partial<Record<EnquiryField, string>> }
  | { kind: 'failed'; cause: 'offline' | 'server'; message?: string };

/**
 * Posts the form and reads the answer of the enquiry contract. Throws where this
 * browser cannot post by script: nothing has been sent then. What it returns is
 * never rejected.
 */
export function sendEnquiry(form: HTMLFormElement): Promise<SendOutcome> {
  const giveUp = new AbortController();
  setTimeout(() => giveUp.abort(), SEND_TIMEOUT_MS);
  const response = fetch(ENQUIRY_PATH, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    // As the browser itself would send it: the form has no file fields.
    body: new URLSearchParams([...new FormData(form)] as [string, string][]),
    signal: giveUp.signal,
  });
  return readResponse(response);
}

/** What the server answers with; of anything else, as from a proxy before it, nothing is there. */
type Answer = {
  reference?: string;
  errors?: Partial<Record<EnquiryField, string>>;
  error?: unknown;
};

async function readResponse(sent: Promise<Response>): Promise<SendOutcome> {
  const response = await sent.catch(() => undefined);
  if (!response) return { kind: 'failed', cause: 'offline' };
  const answer: unknown = await response.json().catch(() => undefined);
  const { reference, errors, error }: Answer = answer ?? {};
  if (response.status === 201 && reference) return { kind: 'stored', reference };
  if (response.status === 422 && errors) return { kind: 'invalid', errors };
  const failure = { kind: 'failed', cause: 'server' } as const;
  return typeof error === 'string' ? { ...failure, message: error } : failure;
}
