import * as content from '../../records/content.ts';
import { fillText } from '../../records/reading/fill-text.ts';

/**
 * Marks an element whose text can be copied: `copy-buttons.ts` gives it a button. `what` names the
 * text, such as "CAS number".
 */
export function copyable(what: string) {
  const texts = content.interfaceTexts().copy;
  return {
    'data-copy': fillText(texts.button, { what }),
    'data-copied': fillText(texts.done, { what }),
  };
}
