import { fillText } from '../../records/fill-text.ts';
import type { Interface } from '../../records/interface.ts';

/** Marks an element whose text can be copied: `copy-buttons.ts` gives it a button. */
export type Copyable = { 'data-copy': string; 'data-copied': string };

/** The marks of an element; `what` names its text, such as "CAS number". */
export function copyable(texts: Interface['copy'], what: string): Copyable {
  return {
    'data-copy': fillText(texts.offer, { what }),
    'data-copied': fillText(texts.done, { what }),
  };
}
