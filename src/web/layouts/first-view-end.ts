/** Stands in a page where its first view ends, if its styles come in two parts (`scripts/build/split-styles.ts`). */
export const FIRST_VIEW_END = '<!-- first view -->';
