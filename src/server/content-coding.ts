/** Returns the first offered coding that `Accept-Encoding` names, whatever its quality, unless that is 0 (RFC 9110, 12.5.3). */
export function chooseCoding(accepted = '', offered: readonly string[]): string | undefined {
  const codings = accepted
    .toLowerCase()
    .split(',')
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(';', 1)[0]?.trim());
  return offered.find((coding) => codings.includes(coding));
}
