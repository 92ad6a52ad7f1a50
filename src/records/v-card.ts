import type { Company } from './company.ts';

/** What a line may have, in octets (RFC 2426, section 2.6). */
const LINE_OCTETS = 75;
const LINE_BREAK = '\r\n';

/** A value in which nothing is taken for a separator. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line broken where it has the most octets, between characters; each further one begins with a space. */
function folded(line: string): string {
  let octets = 0;
  return [...line]
    .map((character) => {
      const size = Buffer.byteLength(character);
      octets += size;
      if (octets <= LINE_OCTETS) return character;
      octets = size + 1;
      return `${LINE_BREAK} ${character}`;
    })
    .join('');
}

/**
 * The company as a vCard to be taken into an address book. Version 3.0 (RFC 2426): what every
 * phone and mail program reads, while some still refuse 4.0 (RFC 6350). `origin` is the site's.
 */
export function companyVCard(company: Company, origin: string): string {
  const { address, legalName, location, officeHours, phone, email, streetLines } = company;
  const { city, postalCode, country } = address;
  const places = ['', ...streetLines, city, '', postalCode, country];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(legalName)}`,
    `N:${escaped(legalName)};;;;`,
    `ORG:${escaped(legalName)}`,
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    `ADR;TYPE=WORK:${places.map(escaped).join(';')}`,
    `GEO:${location.latitude};${location.longitude}`,
    `URL:${origin}/`,
    `NOTE:${escaped(officeHours.display.join('\n'))}`,
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join(LINE_BREAK);
}
