import type { ClipboardEvent } from 'react';

/**
 * Puts what is pasted into the form as the contract takes it: rows of a table with spaces for their
 * tabs, a number as an address book writes it with the signs that a keyboard has. What is typed
 * stays as it is.
 */
export function tidyPaste(event: ClipboardEvent<HTMLFormElement>): void {
  const pasted = event.clipboardData.getData('text/plain');
  const { name } = event.target as HTMLInputElement;
  const tidied = name === 'phone' ? tidyPhone(pasted) : tidyText(pasted);
  if (tidied === pasted) return;
  // There is no other way to insert what can be undone. A browser that does not know it pastes as ever.
  if (document.execCommand('insertText', false, tidied)) event.preventDefault();
}

/** The same of a number that was filled in otherwise, by the browser or a keyboard's own clipboard. */
export function tidyFilledIn(form: HTMLFormElement): void {
  const phone = form.elements.namedItem('phone') as HTMLInputElement;
  phone.value = tidyPhone(phone.value);
}

/** Control characters but line breaks as spaces. */
const tidyText = (text: string) => text.replace(/[^\P{Cc}\r\n]/gu, ' ');

/** Digits, blanks and dashes of any kind as those of a keyboard; invisible direction marks removed. */
export const tidyPhone = (text: string) =>
  tidyText(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-');
