import type { SendMailOptions } from 'nodemailer';
import { mailLink, telephoneLink } from '../../records/urls/links.ts';
import { ANY_PACKAGING, INCOTERMS, UNITS } from '../../records/enquiries/quotation-choices.ts';
import { fillText } from '../../records/reading/fill-text.ts';
import type { StoredEnquiry } from '../db/schema.ts';
import { quotationOf } from '../enquiry-columns.ts';
import type { EnquirySettings } from '../enquiry-settings.ts';
import { messageIdOf } from './message-id.ts';
import { renderHtml, renderText, type MailContent } from './render-mail.ts';

/**
 * Composes the mail that tells a visitor the reference. It contains no text that the visitor typed, only values from
 * the company's lists, so that the form cannot be used to mail words to strangers in the company's name.
 */
export function composeAcknowledgement(
  enquiry: StoredEnquiry,
  settings: EnquirySettings,
): SendMailOptions {
  const { acknowledgement, mail } = settings.texts;
  const { company, from, siteUrl } = settings;
  const { reference } = enquiry;
  const product = settings.products.find(({ slug }) => slug === enquiry.product);
  const { grade, packaging, unit, incoterm } = quotationOf(enquiry);
  const listed = (list: readonly string[] = [], value = '') =>
    list.find((choice) => choice === value) ?? '';
  const content: MailContent = {
    heading: fillText(acknowledgement.heading, { reference }),
    paragraphs: [acknowledgement.introduction, ...settings.next],
    rows: [
      { label: acknowledgement.labels.reference, value: reference },
      { label: mail.labels.product, value: product?.name ?? '' },
      { label: mail.labels.grade, value: listed(product?.grades, grade) },
      {
        label: mail.labels.packaging,
        value: listed(product?.packaging ?? ANY_PACKAGING, packaging),
      },
      { label: acknowledgement.labels.unit, value: listed(UNITS, unit) },
      { label: mail.labels.incoterm, value: listed(INCOTERMS, incoterm) },
      {
        label: acknowledgement.labels.phone,
        value: company.phoneDisplay,
        href: telephoneLink(company.phone),
      },
      { label: acknowledgement.labels.email, value: company.email, href: mailLink(company.email) },
    ].filter(({ value }) => value !== ''),
    footer: fillText(acknowledgement.footer, { site: siteUrl }),
  };
  return {
    from: { name: mail.sender, address: from },
    to: { name: '', address: enquiry.email },
    replyTo: { name: '', address: company.email },
    subject: fillText(acknowledgement.subject, { reference }),
    messageId: messageIdOf('acknowledgement', reference, from),
    // Exchange obeys the second header only.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: renderText(content),
    html: renderHtml(content),
  };
}
