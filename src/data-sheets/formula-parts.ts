/** A run of a formula's characters, and whether it stands below the line. */
export interface FormulaPart {
  readonly text: string;
  readonly isSubscript: boolean;
}

/**
 * Splits a formula into runs: the digits after an element are subscripts, the number before
 * crystal water is not. C6H8O7·2H2O becomes C, 6, H, 8, O, 7, ·2H, 2, O.
 */
export function formulaParts(formula: string): FormulaPart[] {
  return (formula.match(/(?<=[A-Za-z)])\d+|(?:(?<![A-Za-z)])\d+|[^\d])+/g) ?? []).map((text) => ({
    text,
    isSubscript: /^\d+$/.test(text),
  }));
}
