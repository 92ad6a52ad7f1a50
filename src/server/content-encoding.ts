/** The encodings that the server can send, best first. */
export const CONTENT_ENCODINGS = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number];

/** Reads `Accept-Encoding` into weights by coding, in lower case. A malformed weight counts as 0. */
function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    if (coding !== '') weights.set(coding, Number(weight) || 0);
  }
  return weights;
}

/**
 * The best of the available encodings that a client takes, or nothing when the
 * body is to go out as it is. Brotli wins over gzip at equal weight.
 */
export function getContentEncoding(
  acceptEncoding: string | undefined,
  available: readonly ContentEncoding[] = CONTENT_ENCODINGS,
): ContentEncoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const weights = parseWeights(acceptEncoding);
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  let best: ContentEncoding | undefined;
  for (const coding of CONTENT_ENCODINGS) {
    if (!available.includes(coding) || weightOf(coding) === 0) continue;
    if (best === undefined || weightOf(coding) > weightOf(best)) best = coding;
  }
  return best !== undefined && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}
