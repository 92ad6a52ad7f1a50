import type { Company } from '../company.ts';

/** Returns the `tel:` link of a number in E.164. */
export function telephoneLink(phone: string): string {
  return `tel:${phone}`;
}

/**
 * Returns the link that opens a chat in WhatsApp, with a text that the visitor may change. `phone` is a number in E.164,
 * or empty for a person whom the visitor chooses.
 */
export function whatsAppLink(phone: string, text = ''): string {
  const query = text && `?${new URLSearchParams({ text }).toString()}`;
  return `https://wa.me/${phone.slice(1)}${query}`;
}

/**
 * Returns the `mailto:` link of an address. The address is encoded, so that a visitor's address cannot add recipients
 * or a subject.
 */
export function mailLink(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

/** Returns the links to the company's telephone, WhatsApp (if it is known) and mail, each with its icon. */
export const contactLinks = ({ phone, phoneDisplay, whatsapp, email }: Company) => [
  { icon: 'phone' as const, href: telephoneLink(phone), text: phoneDisplay },
  ...(whatsapp
    ? [{ icon: 'whatsapp' as const, href: whatsAppLink(whatsapp), text: 'WhatsApp' }]
    : []),
  { icon: 'mail' as const, href: mailLink(email), text: email },
];
