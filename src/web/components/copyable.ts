/**
 * Returns the attribute that marks an element whose text can be copied; `copy-buttons.ts` adds the button. `what` names
 * the text, such as "CAS number".
 */
export const copyable = (what: string) => ({ 'data-copy': what });
