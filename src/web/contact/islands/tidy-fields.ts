/**
 * Converts pasted text to characters that the contract allows: tabs of table rows become spaces; digits, spaces and
 * dashes of phone numbers become ASCII.
 */
export function tidyFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )) {
    field.value = field.name === 'phone' ? tidyPhone(field.value) : tidyText(field.value);
  }
}

/** Replaces control characters except line breaks by spaces. */
const tidyText = (text: string) => text.replace(/[^\P{Cc}\r\n]/gu, ' ');

/** Replaces digits, spaces and dashes of any kind by those of a keyboard, and removes invisible direction marks. */
export const tidyPhone = (text: string) =>
  tidyText(text.normalize('NFKC'))
    // The last four bits of Arabic and Persian digits are their values.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-');
