import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { officeHours } from './office-hours.ts';
import { realOnes, sourced, unlessSample } from './reading/sourced.ts';
import { recordOf } from './reading/read-record.ts';
import { paragraph, text } from './reading/texts.ts';

/** A telephone number in E.164, the form of `tel:` links. */
const phoneNumber = z
  .string()
  .regex(/^\+[1-9]\d{7,14}$/, 'must be E.164, such as +912255550147')
  .refine((phone) => parsePhoneNumberFromString(phone)?.isPossible() ?? false, {
    error: 'must have as many digits as numbers of its country have',
  });

/** A number in E.164 as people read it: "+91 22 5555 0147". */
const displayPhone = (phone: string) =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** A certificate of the company's, of a site or of a product range: shown once it is real. */
const certificate = z.strictObject({
  /** Such as "ISO 9001:2015", "FSSC 22000", "Halal", "Kosher" or "FSSAI licence". */
  name: text,
  /** Its number, as the certificate prints it. */
  number: text,
  issuer: text,
});

/** A registration that customs or an authority asks for: shown once it is real. */
const registration = z.strictObject({
  /** Such as "IEC" or "REACH only representative". */
  name: text,
  /** Its number, or who holds it for the company. */
  value: text,
});

const schema = z
  .strictObject({
    /** The short brand name of logo, drums and ship. */
    name: sourced(text),
    /** The registered name, as the copyright bar and the data sheets print it. */
    legalName: sourced(z.string().endsWith('LLP')),
    /** The name under which the company ships by sea; the title of the About banner. */
    shippingServiceName: sourced(text),
    /** Limited liability partnership identification number of the Indian registrar. */
    llpin: sourced(z.string().regex(/^[A-Z]{3}-\d{4}$/, 'must look like AAB-1234')),
    /** Goods and services tax identification number, 15 characters. */
    gstin: sourced(
      z.string().regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, 'must have 15 characters'),
    ),
    /** The public origin of the site, without a path; the setting SITE_URL wins over it. */
    siteUrl: sourced(
      z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'), 'must not end in a slash'),
    ),
    /** The one telephone number, E.164: the form of `tel:` links. */
    phone: sourced(phoneNumber),
    /**
     * The number that answers at any hour when a cargo leaks or burns; data sheets and product pages
     * show it once it is not a sample. E.164, as `phone`.
     */
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
    /** The year in which the family behind the company entered the trade: its years of experience count from it. */
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
    /** What buyers ask of a supplier. Of these, none is shown while it is a sample. */
    trade: z.strictObject({
      /** Certificates, shown on About and on data sheets. */
      certificates: realOnes(certificate),
      /** Registrations beside the GST number, shown on About. */
      registrations: realOnes(registration),
      /** Ports to which the company ships regularly, shown on About. */
      portsServed: unlessSample(z.array(text).min(1)),
      /** The lines whose ships carry the goods, shown on Services. */
      carriers: unlessSample(z.array(text).min(1)),
      /** How a buyer pays, in one line; shown on data sheets and product pages. */
      paymentTerms: unlessSample(text),
      /** What samples cost and how large they are, in one line; shown on data sheets and product pages. */
      samplePolicy: unlessSample(text),
      /** How long a quoted price holds, in one line; shown on data sheets and product pages. */
      priceValidity: unlessSample(text),
      /** Inspection before shipment, such as PVoC for ports in Africa, in one line; shown as the price validity. */
      inspection: unlessSample(text),
      /** Who answers enquiries; shown on Contact. */
      contactPerson: unlessSample(z.strictObject({ name: text, role: text })),
      /** Chemicals that are supplied and have no page of their own; shown on Products. */
      furtherChemicals: unlessSample(z.array(text).min(1)),
    }),
    /** WGS 84 coordinates of the office in degrees; in India, of which 6 to 38 and 68 to 98 are the bounds. */
    location: sourced(
      z.strictObject({
        latitude: z.number().min(6).max(38),
        longitude: z.number().min(68).max(98),
      }),
    ),
    /** The agency of the footer's credit link. */
    agency: sourced(z.strictObject({ name: text, url: z.url() })),
    /** The token of the search console's `google-site-verification` tag; null prints no tag. */
    searchConsoleVerification: text.nullable(),
  })
  .refine(({ familyTradeSince, foundingYear }) => familyTradeSince < foundingYear, {
    path: ['familyTradeSince', 'value'],
    error: 'must be before the founding year',
  })
  .transform((company) => {
    const { floor, building, street, district, city, postalCode, country } = company.address;
    /** The lines of the office's address that stand before the city. */
    const streetLines = [`${floor}, ${building}`, `${street}, ${district}`];
    return {
      ...company,
      phoneDisplay: displayPhone(company.phone),
      streetLines,
      /** The office's address as its printed lines, from the floor to the country. */
      addressLines: [...streetLines, `${city} ${postalCode}, ${country}`],
    };
  });

/** Who the company is: `content/company.yaml`. Every page, PDF, label and mail reads it. */
export const company = recordOf('company.yaml', schema);
export type Company = ReturnType<typeof company>;
