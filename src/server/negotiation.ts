import Negotiator from 'negotiator';

/** The encodings that the server can send, best first. */
export const CONTENT_ENCODINGS = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number];

/** The best of the available encodings that a client takes, if any; brotli wins over gzip at equal weight. */
export function findContentEncoding(
  acceptEncoding: string | undefined,
  available: readonly ContentEncoding[],
): ContentEncoding | undefined {
  if (acceptEncoding === undefined || available.length === 0) return undefined;
  const preferred = [...available, 'identity'];
  const [best] = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(
    preferred,
    { preferred },
  );
  return available.find((encoding) => encoding === best);
}

/** Whether the sender is a script that asks for JSON; a browser that sends a form asks for HTML. */
export function wantsJson(given = '*/*'): boolean {
  // JSON has no charset, but some scripts name one.
  const accept = given.replaceAll(/;\s*charset=[^,;]*/gi, '');
  const types = new Negotiator({ headers: { accept } }).mediaTypes([
    'text/html',
    'application/json',
  ]);
  return types[0] === 'application/json';
}
