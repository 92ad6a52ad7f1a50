import type { Company } from '../../records/company.ts';

/** Escapes characters that separate values. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/**
 * Returns the company's vCard. Version 3.0 (RFC 2426), which every phone and mail program reads; some reject 4.0 (RFC
 * 6350). `origin` is that of the site.
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
  ].join('\r\n');
}
