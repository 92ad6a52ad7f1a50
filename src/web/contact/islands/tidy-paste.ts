import type { ClipboardEvent } from 'react';

/**
 * Converts pasted text to characters that the contract allows: tabs of table rows become spaces; digits, spaces and
 * dashes of phone numbers become ASCII. Typed text is not changed.
 */
export function tidyPaste(event: ClipboardEvent<HTMLFormElement>): void {
  const pasted = event.clipboardData.getData('text/plain');
  const { name } = event.target as HTMLInputElement;
  const tidied = name === 'phone' ? tidyPhone(pasted) : tidyText(pasted);
  if (tidied === pasted) return;
  // `execCommand` is the only way to insert text so that it can be undone. Browsers without it paste as usual.
  if (document.execCommand('insertText', false, tidied)) event.preventDefault();
}

/** Converts a phone number that the browser or a keyboard's clipboard filled in without a paste event. */
export function tidyPhoneField(form: HTMLFormElement): void {
  const phone = form.elements.namedItem('phone') as HTMLInputElement;
  phone.value = tidyPhone(phone.value);
}

/** Replaces control characters except line breaks by spaces. */
const tidyText = (text: string) => text.replace(/[^\P{Cc}\r\n]/gu, ' ');

/** Replaces digits, spaces and dashes of any kind by those of a keyboard, and removes invisible direction marks. */
export const tidyPhone = (text: string) =>
  tidyText(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-');
