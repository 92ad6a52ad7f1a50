/** Replaces control characters, such as the tabs of pasted table rows, by spaces: the contract refuses them. */
export function tidyFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )) {
    field.value = field.value.replace(/[^\P{Cc}\r\n]/gu, ' ');
  }
}
