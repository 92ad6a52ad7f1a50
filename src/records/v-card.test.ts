import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { company } from './company.ts';
import { companyVCard } from './v-card.ts';

const ORIGIN = 'https://www.example.com';
const record = company();
const read = (vCard: string) => ICAL.Component.fromString(vCard);

describe("the company's vCard", () => {
  it('has the values of the record when another program reads it', () => {
    const card = read(companyVCard(record, ORIGIN));
    expect(card.name).toBe('vcard');
    for (const [name, value] of Object.entries({
      version: '3.0',
      fn: record.legalName,
      org: record.legalName,
      tel: record.phone,
      email: record.email,
      url: `${ORIGIN}/`,
      note: record.officeHours.display.join('\n'),
    })) {
      expect(String(card.getFirstPropertyValue(name)), name).toBe(value);
    }
    const { floor, building, street, district, city, postalCode, country } = record.address;
    expect(card.getFirstPropertyValue('adr')).toEqual([
      '',
      `${floor}, ${building}`,
      `${street}, ${district}`,
      city,
      '',
      postalCode,
      country,
    ]);
  });

  it('escapes separators, and folds lines at 75 octets in every script', () => {
    const legalName = `Rasayan, Tank \\ Drum रसायन ${'सागर '.repeat(20)}LLP`;
    const streetLines = ['3rd Floor, Tower; 2, East', 'Samuel Street'];
    const vCard = companyVCard({ ...record, legalName, streetLines }, ORIGIN);
    for (const line of vCard.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(vCard).not.toMatch(/[^\r]\n/);
    expect(read(vCard).getFirstPropertyValue('fn')).toBe(legalName);
    expect(read(vCard).getFirstPropertyValue('adr')).toContain(streetLines[0]);
  });
});
