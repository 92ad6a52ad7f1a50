/**
 * Formats a whole number in groups of three digits: 24,000. Buyers abroad expect that, not India's 1,00,000. Browsers
 * load this file; they must not load `typography.ts`, whose pattern Safari before 16.4 cannot parse.
 */
export const thousands = (value: number): string => value.toLocaleString('en-GB');
