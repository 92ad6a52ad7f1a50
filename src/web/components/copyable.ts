/**
 * Marks an element whose text can be copied: `copy-buttons.ts` gives it a button. `what` names the
 * text, such as "CAS number".
 */
export const copyable = (what: string) => ({ 'data-copy': what });
