import type { SendMailOptions } from 'nodemailer';
import { mailLink, telephoneLink } from '../../records/urls/links.ts';
import { ANY_PACKAGING, INCOTERMS, UNITS } from '../../records/enquiries/quotation-choices.ts';
import { PURPOSES } from '../../records/enquiries/enquiry.ts';
import { fillText } from '../../records/reading/fill-text.ts';
import type { StoredEnquiry } from '../db/schema.ts';
import { quotationOf, type Quotation } from '../enquiry-columns.ts';
import type { EnquirySettings } from '../enquiry-settings.ts';
import { quotationRows, summariseProducts } from '../quotation-rows.ts';
import { messageIdOf } from './message-id.ts';
import { renderHtml, renderText, type MailContent } from './render-mail.ts';

const QUANTITY_DIGITS_MAX = 7;

/**
 * Composes the mail that tells a visitor the reference; `EnquiryStore` decides who gets one. It contains no text that
 * the visitor typed, only values from the company's lists and short numbers, so that the form cannot be used to mail
 * words to strangers in the company's name.
 */
export function composeAcknowledgement(
  enquiry: StoredEnquiry,
  settings: EnquirySettings,
): SendMailOptions {
  const { acknowledgement, mail } = settings.texts;
  const { company, from, siteUrl } = settings;
  const { reference } = enquiry;
  const quotation = listedPart(quotationOf(enquiry), settings);
  const product = summariseProducts(quotation, settings);
  const subject = fillText(acknowledgement.subject, { reference });
  const rows = quotationRows(quotation, settings).map(([label, value]) => ({ label, value }));
  const content: MailContent = {
    heading: fillText(acknowledgement.heading, { reference }),
    paragraphs: [acknowledgement.introduction, ...settings.next],
    rows: [
      { label: acknowledgement.labels.reference, value: reference },
      ...(product === undefined ? [] : [{ label: mail.labels.product, value: product }]),
      ...rows,
      {
        label: acknowledgement.labels.phone,
        value: company.phoneDisplay,
        href: telephoneLink(company.phone),
      },
      { label: acknowledgement.labels.email, value: company.email, href: mailLink(company.email) },
    ],
    footer: fillText(acknowledgement.footer, { site: siteUrl }),
  };
  return {
    from: { name: mail.sender, address: from },
    to: { name: '', address: enquiry.email },
    replyTo: { name: '', address: company.email },
    subject: product === undefined ? subject : `${subject} | ${product}`,
    messageId: messageIdOf('acknowledgement', reference, from),
    // Exchange obeys the second header only.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: renderText(content),
    html: renderHtml(content),
  };
}

/** Returns the values of a quotation that stand in the company's lists, and quantities that are numbers. */
function listedPart({ lines, incoterm }: Quotation, settings: EnquirySettings): Quotation {
  const { acknowledgement } = settings.texts;
  return {
    incoterm: listed(INCOTERMS, incoterm),
    lines: lines.map(({ product, wanted, grade, packaging, quantity = '', unit }) => {
      const known = settings.products.find(({ slug }) => slug === product);
      return {
        product:
          known?.slug ??
          listed(PURPOSES, product) ??
          (wanted === undefined ? undefined : acknowledgement.otherChemical),
        grade: listed(known?.grades ?? [], grade),
        packaging: listed(known?.packaging ?? ANY_PACKAGING, packaging),
        quantity: isShortNumber(quantity) ? quantity : undefined,
        unit: listed(UNITS, unit),
      };
    }),
  };
}

function listed(list: readonly string[], value: string | undefined): string | undefined {
  return list.find((choice) => choice === value);
}

/** Returns whether a text is a number with at most seven digits, which cannot be a telephone number: 16, 1,00,000. */
function isShortNumber(text: string): boolean {
  return /^\d+(?:[.,]\d+)*$/.test(text) && text.replace(/\D/g, '').length <= QUANTITY_DIGITS_MAX;
}
