/** Consecutive characters of a formula that are all subscript or all not. */
type FormulaRun = { text: string; isSubscript: boolean };

const ELEMENTS = '[A-Z][a-z]?\\d*';
const GROUPS = `(?:${ELEMENTS}|\\((?:${ELEMENTS}|\\((?:${ELEMENTS})+\\)\\d*)+\\)(?:\\d*|n))+`;
const FORMULA = new RegExp(`^${GROUPS}(?:·\\d*${GROUPS})*$`);

/** Returns whether a text has the form of a formula: C3H6O, Ca(OH)2, C6H8O7·H2O, (C2H4O)n. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/**
 * Splits a formula into runs. A number after an element or a bracket is a subscript, as is the n of a polymer; a number
 * before crystal water is not. `C6H8O7·2H2O` becomes C, 6, H, 8, O, 7, ·2H, 2, O.
 */
export function formulaRuns(formula: string): FormulaRun[] {
  // No lookbehind: Safari before 16.4 cannot parse it and would reject the whole script.
  return formula
    .split(/([A-Za-z]\d+|\)(?:\d+|n))/)
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
