/** A run of a formula's characters, and whether it stands below the line. */
type FormulaRun = { text: string; isSubscript: boolean };

/**
 * Splits a formula of the records into runs: a number after an element is a
 * subscript, a number before crystal water is not. `C6H8O7·2H2O` becomes C, 6,
 * H, 8, O, 7, ·2H, 2, O.
 */
export function formulaRuns(formula: string): FormulaRun[] {
  // No look behind: Safari before 16.4 would refuse the whole script for it.
  return formula
    .split(/([A-Za-z]\d+)/)
    .flatMap((text, index) =>
      index % 2 === 0
        ? [{ text, isSubscript: false }]
        : [
            { text: text.slice(0, 1), isSubscript: false },
            { text: text.slice(1), isSubscript: true },
          ],
    )
    .filter(({ text }) => text !== '');
}
