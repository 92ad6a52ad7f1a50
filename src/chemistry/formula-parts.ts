/** A run of a formula's characters, and whether it stands below the line. */
export type FormulaPart = { text: string; isSubscript: boolean };

/**
 * Splits a formula of the records into runs: a number after an element is a
 * subscript, a number before crystal water is not. `C6H8O7·2H2O` becomes C, 6,
 * H, 8, O, 7, ·2H, 2, O.
 */
export function formulaParts(formula: string): FormulaPart[] {
  const runs = formula.match(/(?<=[A-Za-z])\d+|(?:(?<![A-Za-z])\d+|\D)+/g) ?? [];
  return runs.map((text) => ({ text, isSubscript: /^\d+$/.test(text) }));
}
