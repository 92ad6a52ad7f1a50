/**
 * Short explanations of the asterisks in a harmonised classification, from one asterisk up: CLP (Regulation (EC) No
 * 1272/2008), Annex VI, Part 1, section 1.2.
 */
const MEANINGS: Readonly<Record<string, string>> = {
  '*': 'Minimum classification: a stricter category applies if data call for it.',
  '**': 'The statement is general, as the route of exposure is not established.',
  '***':
    'The statement names only the effect (fertility or the unborn child) that was known before the CLP Regulation.',
};

/** Returns the marks that occur in classification lines such as "Acute Tox. 4 *: H332", from one asterisk up. */
export function marksOf(lines: readonly string[]) {
  const present = new Set(lines.flatMap((line) => line.match(/\*+/g) ?? []));
  return Object.entries(MEANINGS).flatMap(([mark, meaning]) =>
    present.has(mark) ? { mark, meaning } : [],
  );
}
