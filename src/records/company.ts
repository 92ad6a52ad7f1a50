import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { officeHours } from './office-hours.ts';
import { ONCE_FIELDS_ARE_VALID, sourced, unlessSample, withoutSamples } from './reading/sourced.ts';
import { recordOf } from './reading/read-record.ts';
import { paragraph, text } from './reading/texts.ts';

/** A telephone number in E.164, the form of `tel:` links. */
const phoneNumber = z
  .string()
  .regex(/^\+[1-9]\d*$/, {
    error: "must be + and the country's code, then digits without spaces, such as +912255550147",
    abort: true,
  })
  .refine((phone) => parsePhoneNumberFromString(phone)?.isValid() ?? false, {
    error: 'must be a number of its country: a digit is missing, too many or wrong',
  });

/** Formats a number in E.164 for readers: "+91 22 5555 0147". */
const displayPhone = (phone: string) =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

const schema = z
  .strictObject({
    /** The short brand name, as on the logo, the drums and the ship. */
    name: sourced(text),
    /** The registered name, as in the copyright line and on the data sheets. */
    legalName: sourced(z.string().endsWith('LLP', 'must end in "LLP"')),
    /** The name under which the company ships by sea; the title of the About banner. */
    shippingServiceName: sourced(text),
    /** Limited liability partnership identification number of the Indian registrar. */
    llpin: sourced(z.string().regex(/^[A-Z]{3}-\d{4}$/, 'must look like AAB-1234')),
    /** Goods and services tax identification number, 15 characters. */
    gstin: sourced(
      z.string().regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, 'must have 15 characters'),
    ),
    /** The public origin of the site. The setting SITE_URL overrides it. */
    siteUrl: sourced(
      z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'), 'must not end in a slash'),
    ),
    phone: sourced(phoneNumber),
    /** The 24-hour number for cargo that leaks or burns. Not shown while it is a sample. */
    emergencyPhone: unlessSample(
      phoneNumber.transform((phone) => ({ phone, display: displayPhone(phone) })),
    ),
    email: sourced(z.email()),
    foundingYear: sourced(
      z
        .int()
        .min(1900)
        .refine((year) => year <= new Date().getFullYear(), 'must not lie in the future'),
    ),
    /** The year in which the owners' family entered the trade, from which the years of experience are counted. */
    familyTradeSince: sourced(z.int().min(1800)),
    /** One or two sentences for the footer and for structured data. */
    description: paragraph,
    address: z.strictObject({
      floor: text,
      building: sourced(text),
      street: text,
      district: text,
      city: text,
      postalCode: z.string().regex(/^\d{6}$/, 'must have six digits'),
      country: text,
      /** ISO 3166-1 alpha-2. */
      countryCode: z.string().length(2),
    }),
    officeHours,
    /** The Indian port or place that Incoterms such as FCA name. */
    portOfLoading: sourced(text),
    /** Facts that buyers ask a supplier for. None is shown while it is a sample. */
    trade: z.strictObject({
      /** Such as "ISO 9001:2015" or "FSSAI licence"; shown on About and on data sheets. */
      certificates: withoutSamples(z.strictObject({ name: text, number: text, issuer: text })),
      /** With customs or an authority, such as "IEC": its number, or the representative. Shown on About. */
      registrations: withoutSamples(z.strictObject({ name: text, value: text })),
      /** Ports to which the company ships regularly, shown on About. */
      portsServed: unlessSample(z.array(text).min(1)),
      /** The lines whose ships carry the goods, shown on Services. */
      carriers: unlessSample(z.array(text).min(1)),
      // One line each, shown on data sheets and product pages.
      paymentTerms: unlessSample(text),
      samplePolicy: unlessSample(text),
      priceValidity: unlessSample(text),
      /** Before shipment, such as PVoC for ports in Africa. */
      inspection: unlessSample(text),
      /** The person who answers enquiries; shown on Contact. */
      contactPerson: unlessSample(z.strictObject({ name: text, role: text })),
      /** Chemicals that the company supplies but that have no page; shown on Products. */
      furtherChemicals: unlessSample(z.array(text).min(1)),
    }),
    /** WGS 84 coordinates of the office in degrees. The limits are a box around India. */
    location: sourced(
      z.strictObject({
        latitude: z.number().min(6).max(38),
        longitude: z.number().min(68).max(98),
      }),
    ),
    /** The agency of the footer's credit link. */
    agency: sourced(z.strictObject({ name: text, url: z.url() })),
  })
  .refine(({ familyTradeSince, foundingYear }) => familyTradeSince < foundingYear, {
    ...ONCE_FIELDS_ARE_VALID,
    path: ['familyTradeSince', 'value'],
    error: 'must be before the founding year',
  })
  .transform((company) => {
    const { floor, building, street, district, city, postalCode, country } = company.address;
    /** The lines of the office's address before the city. */
    const streetLines = [`${floor}, ${building}`, `${street}, ${district}`];
    return {
      ...company,
      phoneDisplay: displayPhone(company.phone),
      streetLines,
      /** The office's address as printed, from the floor to the country. */
      addressLines: [...streetLines, `${city} ${postalCode}, ${country}`],
    };
  });

/** The company's names, numbers and address: `content/company.yaml`. Used by every page, PDF, label and mail. */
export const company = recordOf('company.yaml', schema);
export type Company = ReturnType<typeof company>;
