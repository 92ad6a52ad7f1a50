/** Further codings in a header are ignored, so that a long one takes no time. */
const CODINGS_READ_MAX = 20;
/** The quality of no coding when the header does not mention it: accepted, but every listed coding is preferred. */
const UNMENTIONED = 0.0001;

/**
 * Returns the content coding that a client prefers by its `Accept-Encoding` header (RFC 9110, 12.5.3), the first of
 * several with the same quality. An empty text stands for no coding, which is also the answer if none is accepted.
 */
export function chooseCoding(accepted: string | undefined, offered: readonly string[]): string {
  const qualities = new Map(
    (accepted ?? '')
      .toLowerCase()
      .split(',', CODINGS_READ_MAX)
      .map((item) => {
        const [coding = '', quality = '1'] = item.trim().split(/\s*;\s*q=\s*/);
        return [coding, Number(quality)] as const;
      }),
  );
  const qualityOf = (coding: string) =>
    qualities.get(coding || 'identity') ?? qualities.get('*') ?? (coding === '' ? UNMENTIONED : 0);
  const [best = ''] = offered
    .filter((coding) => qualityOf(coding) > 0)
    .sort((one, other) => qualityOf(other) - qualityOf(one));
  return best;
}
