export const telephoneLink = (phone: string) => `tel:${phone}`;

/** Opens a chat with a number in E.164, or with whom the visitor chooses; with a text that the visitor may change. */
export function whatsAppLink(phone: string, text = ''): string {
  const query = text && `?${new URLSearchParams({ text }).toString()}`;
  return `https://wa.me/${phone.slice(1)}${query}`;
}

/** The address is encoded, so that a visitor's address cannot add recipients or a subject. */
export function mailLink(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
