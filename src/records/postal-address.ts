import type { Company } from './company.ts';

/** The lines of the office's address that stand before the city. */
export function streetLines({ address }: Company): string[] {
  return [`${address.floor}, ${address.building}`, `${address.street}, ${address.district}`];
}

function cityLine({ address }: Company): string {
  return `${address.city} ${address.postalCode}, ${address.country}`;
}

/** The office's address as its printed lines, from the floor to the country. */
export function addressLines(company: Company): string[] {
  return [...streetLines(company), cityLine(company)];
}

/** The office's address in one short line, as package labels bear it. */
export function packageAddress(company: Company): string {
  return [company.address.building, company.address.street, cityLine(company)].join(', ');
}
