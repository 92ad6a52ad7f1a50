import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { isCasNumber } from '../chemistry/check-digits.ts';
import { officeHours } from './office-hours.ts';
import { pdfFile } from './products/product-documents.ts';
import { ONCE_FIELDS_ARE_VALID, sourced, unlessSample, withoutSamples } from './reading/sourced.ts';
import { readerOf } from './reading/read-record.ts';
import { paragraph, text } from './reading/texts.ts';

/** A telephone number with the country's code. The parsed record has it in E.164, the form of `tel:` links. */
const phoneNumber = z.string().transform((input, { issues }) => {
  const number = /^\+[\d\s().-]+$/.test(input) ? parsePhoneNumberFromString(input) : undefined;
  if (number?.isValid()) return number.number;
  const message = number
    ? 'must be a number of its country: a digit is missing, too many or wrong'
    : "must be + and the country's code, then the number without an extension, such as +912255550147";
  issues.push({ code: 'custom', input, message });
  return z.NEVER;
});

/** Formats a number in E.164 for readers: "+91 22 5555 0147". */
export const displayPhone = (phone: string) =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

const addressPart = text.max(40);

const schema = z
  .strictObject({
    name: sourced(text.max(24)).meta({
      title: 'Short name',
      description: 'The short brand name, as on the logo, the drums and the ship.',
    }),
    legalName: sourced(
      text.max(60).regex(/ (LLP|(Pvt\.?|Private) (Ltd\.?|Limited)|Ltd\.?|Limited)$/, {
        error: 'must end in the form of the company, such as LLP or Pvt Ltd',
      }),
    ).meta({
      title: 'Registered name',
      description: 'The registered name, as in the copyright line and on the data sheets.',
    }),
    shippingServiceName: sourced(text).meta({
      title: 'Name of the shipping service',
      description: 'The name under which the company ships by sea; the title of the About banner.',
    }),
    llpin: sourced(
      z
        .string()
        .regex(
          /^([A-Z]{3}-\d{4}|[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6})$/,
          'must be an LLPIN such as AAB-1234, or a CIN of 21 characters',
        ),
    ).meta({
      title: 'LLPIN or CIN',
      description: 'Number of the LLP, or of the company, in the register of India.',
    }),
    gstin: sourced(
      z.string().regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, 'must have 15 characters'),
    ).meta({
      title: 'GSTIN',
      description: 'Goods and services tax identification number, 15 characters.',
    }),
    siteUrl: sourced(
      z
        .url({ protocol: /^https$/ })
        .max(80)
        .refine((url) => !url.endsWith('/'), 'must not end in a slash'),
    ).meta({
      title: 'Address of the site',
      description: 'Where the site is on the web. A setting of its server can replace it.',
    }),
    phone: sourced(phoneNumber).meta({
      title: 'Telephone',
      description:
        "With the country's code, such as +91 22 5555 0147. Pages, links, data sheets and mails show it in one form.",
    }),
    emergencyPhone: unlessSample(
      phoneNumber.transform((phone) => ({ phone, display: displayPhone(phone) })),
    ).meta({
      title: 'Emergency telephone',
      description:
        'The 24-hour number for cargo that leaks or burns. Not shown while it is an example.',
    }),
    whatsapp: unlessSample(phoneNumber).optional().meta({
      title: 'WhatsApp',
      description: 'The number that answers on WhatsApp. Not shown while it is an example.',
    }),
    email: sourced(z.email().max(60)),
    foundingYear: sourced(
      z
        .int()
        .min(1900)
        .refine((year) => year <= new Date().getFullYear(), 'must not lie in the future'),
    ).meta({ title: 'Founded in' }),
    familyTradeSince: sourced(z.int().min(1800)).meta({
      title: 'Family in the trade since',
      description:
        "The year in which the owners' family entered the trade, from which the years of experience are counted.",
    }),
    description: paragraph.describe('One or two sentences for the footer and for search engines.'),
    address: z
      .strictObject({
        floor: addressPart,
        building: sourced(addressPart),
        street: addressPart,
        district: addressPart,
        city: addressPart,
        postalCode: z.string().regex(/^\d{6}$/, 'must have six digits'),
        country: addressPart,
        countryCode: z
          .string()
          .length(2)
          .meta({ title: 'Country code', description: 'Two letters (ISO 3166-1), such as IN.' }),
      })
      .describe(
        'There is one office. Sentences that name the city are among the texts of the pages.',
      ),
    officeHours,
    portOfLoading: sourced(text).describe(
      'The Indian port or place that Incoterms such as FCA name.',
    ),
    trade: z
      .strictObject({
        certificates: withoutSamples(
          z.strictObject({
            name: text,
            number: text,
            issuer: text,
            validUntil: z.iso.date().optional().meta({ title: 'Valid until' }),
            file: pdfFile.optional().meta({ title: 'PDF' }),
            register: z
              .url()
              .optional()
              .meta({ title: 'Register', description: 'Where a buyer can check the certificate.' }),
          }),
        ).describe(
          'Such as "ISO 9001:2015" or "FSSAI licence"; shown on About and on data sheets.',
        ),
        people: withoutSamples(z.strictObject({ name: text, role: text, since: z.int().min(1950) }))
          .default([])
          .describe('Persons whom buyers may ask for, with their year of entry; shown on About.'),
        references: withoutSamples(
          z.strictObject({ company: text, country: text, since: z.int().min(1950) }),
        )
          .default([])
          .describe('Customers who agreed to be named, with their first year; shown on About.'),
        fraudNotice: unlessSample(text).meta({
          title: 'Notice against fraud',
          description: 'How buyers check bank details before they pay; on About and product pages.',
        }),
        registrations: withoutSamples(z.strictObject({ name: text, value: text })).describe(
          'With customs or an authority, such as "IEC": its number, or the representative. Shown on About.',
        ),
        portsServed: unlessSample(z.array(text).min(1)).describe(
          'Ports to which the company ships regularly, shown on About.',
        ),
        carriers: unlessSample(z.array(text).min(1)).describe(
          'The lines whose ships carry the goods, shown on Services.',
        ),
        shipping: withoutSamples(z.strictObject({ term: text, value: text }))
          .default([])
          .describe('Free time, demurrage, loading, drums, bills of lading: a table on Services.'),
        paymentTerms: unlessSample(text).describe(
          'One line for data sheets and product pages, such as "L/C at sight"; as are the next three.',
        ),
        samplePolicy: unlessSample(text),
        priceValidity: unlessSample(text),
        inspection: unlessSample(text).describe(
          'Before shipment, such as PVoC for ports in Africa.',
        ),
        inIndia: unlessSample(
          z.strictObject({
            delivery: text.meta({ description: 'Such as "ex godown, Bhiwandi, or delivered".' }),
            gst: text.meta({ title: 'GST', description: 'Such as "18 % extra".' }),
          }),
        ).describe('Terms of sales in India, shown beside those of export.'),
        contactPerson: unlessSample(z.strictObject({ name: text, role: text })).meta({
          title: 'Contact person',
          description: 'The person who answers enquiries; shown on Contact.',
        }),
        furtherChemicals: unlessSample(
          z
            .array(
              z.strictObject({
                name: text,
                casNumber: z
                  .string()
                  .refine(isCasNumber, 'must be a CAS number with a right check digit')
                  .optional()
                  .meta({ title: 'CAS number' }),
                use: text
                  .optional()
                  .meta({ description: 'Such as "Solvent for paints"; shown beside it.' }),
              }),
            )
            .min(1),
        ).describe(
          'Chemicals that the company supplies on request but that have no page; listed on Products and found by its search.',
        ),
      })
      .meta({
        title: 'What buyers ask for',
        description: 'Nothing of this is shown while it is an example.',
      }),
    location: sourced(
      z.strictObject({
        latitude: z.number().min(6).max(38),
        longitude: z.number().min(68).max(98),
      }),
    ).meta({
      title: 'Place on the map',
      description: 'Of the office, in degrees (WGS 84), within a box around India.',
    }),
    agency: sourced(z.strictObject({ name: text, url: z.url() })).meta({
      title: 'Credit link',
      description: 'The agency that the footer names.',
    }),
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
export const company = readerOf('company.yaml', schema);
export type Company = ReturnType<typeof company>;
