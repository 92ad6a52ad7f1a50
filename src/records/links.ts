import type { Company } from './company.ts';

/** `tel:` link of a number in E.164. */
export function telephoneLink(phone: string): string {
  return `tel:${phone}`;
}

export function mailLink(email: string): string {
  return `mailto:${email}`;
}

/** The office's address as its printed lines, from the floor to the country. */
export function addressLines({ address }: Company): string[] {
  return [
    `${address.floor}, ${address.building}`,
    `${address.street}, ${address.district}`,
    `${address.city} ${address.postalCode}, ${address.country}`,
  ];
}
