/**
 * Returns the first of the offered content codings that a client accepts by its `Accept-Encoding` header (RFC 9110,
 * 12.5.3), or undefined. Prefers none by its quality, but for 0, which excludes it.
 */
export function chooseCoding(accepted = '', offered: readonly string[]): string | undefined {
  const codings = accepted
    .toLowerCase()
    .split(',')
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(';', 1)[0]?.trim());
  return offered.find((coding) => codings.includes(coding));
}
