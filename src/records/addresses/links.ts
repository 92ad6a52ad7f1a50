/** Returns the `tel:` link of a number in E.164. */
export function telephoneLink(phone: string): string {
  return `tel:${phone}`;
}

/**
 * Returns the `mailto:` link of an address. The address is encoded, so that a visitor's address cannot add recipients
 * or a subject.
 */
export function mailLink(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
