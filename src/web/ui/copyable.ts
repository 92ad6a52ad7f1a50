import * as content from '../../records/content.ts';
import { fillText } from '../../records/fill-text.ts';

/** Marks an element whose text can be copied: `copy-buttons.ts` gives it a button. */
export type Copyable = { 'data-copy': string; 'data-copied': string };

/** The marks of an element; `what` names its text, such as "CAS number". */
export function copyable(what: string): Copyable {
  const texts = content.interfaceTexts().copy;
  return {
    'data-copy': fillText(texts.offer, { what }),
    'data-copied': fillText(texts.done, { what }),
  };
}
