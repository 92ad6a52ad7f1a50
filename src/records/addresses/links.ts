/** `tel:` link of a number in E.164. */
export function telephoneLink(phone: string): string {
  return `tel:${phone}`;
}

/** `mailto:` link of an address; encoded, so that a visitor's can bring no recipient or subject of its own. */
export function mailLink(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
