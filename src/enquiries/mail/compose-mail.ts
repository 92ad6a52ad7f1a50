import type { SendMailOptions } from 'nodemailer';
import { findPhoneNumbersInText } from 'libphonenumber-js';
import { HOME_TIME_ZONE } from '../../records/enquiries/enquiry.ts';
import { fillText } from '../../records/reading/fill-text.ts';
import { mailLink } from '../../records/urls/links.ts';
import type { EnquirySettings } from '../enquiry-settings.ts';
import { CONTACT_COLUMNS, type StoredEnquiry } from '../db/schema.ts';
import { inHeader, inOneLine } from '../one-line.ts';
import { quotationOf } from '../enquiry-columns.ts';
import { quotationRows, summariseProducts } from '../quotation-rows.ts';
import { messageIdOf } from './message-id.ts';
import { renderHtml, renderText, type MailContent, type MailRow } from './render-mail.ts';

/** The start of the subject of an enquiry that may be automatic (docs/enquiry-contract.md#http). */
const SUSPECTED_MARK = '[automatic?] ';
/** Numbers of this country are written without a country code. */
const HOME_COUNTRY = 'IN';
const HOME_TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: HOME_TIME_ZONE,
});

/** Composes the mail to the company. Values from the visitor cannot add a header, a recipient or markup. */
export function composeMail(enquiry: StoredEnquiry, settings: EnquirySettings): SendMailOptions {
  const { mail } = settings.texts;
  const { reference, email } = enquiry;
  const name = inOneLine(enquiry.name);
  const company = inOneLine(enquiry.company);
  const quotation = quotationOf(enquiry);
  const product = summariseProducts(quotation, settings) ?? mail.noProduct;
  const isRepliedTo = canBeRepliedTo(email);
  const time = HOME_TIME.format(new Date(enquiry.received_at));
  const contact: Readonly<Record<(typeof CONTACT_COLUMNS)[number], Omit<MailRow, 'label'>>> = {
    name: { value: name },
    company: { value: company },
    email: {
      value: isRepliedTo || email === '' ? email : fillText(mail.notRepliedTo, { email }),
      href: mailLink(email),
    },
    phone: describePhone(enquiry.phone, mail.phoneAsTyped),
    product: { value: product },
  };
  // Without an address, the number comes first.
  const columns = new Set([...(email === '' ? (['phone'] as const) : []), ...CONTACT_COLUMNS]);
  const howToAnswer = isRepliedTo ? mail.byReply : email === '' ? mail.byPhone : '';
  const content: MailContent = {
    heading: fillText(mail.heading, { reference }),
    paragraphs: [],
    rows: [
      ...[...columns].map((field) => ({ label: mail.labels[field], ...contact[field] })),
      ...quotationRows(quotation, settings).map(([label, value]) => ({ label, value })),
      { label: mail.labels.received, value: fillText(mail.receivedTime, { time }) },
    ].filter((row) => row.value !== ''),
    ...(enquiry.message !== '' && {
      message: { label: mail.labels.message, text: enquiry.message },
    }),
    footer: `${howToAnswer} ${fillText(mail.footer, { site: settings.siteUrl, reference })}`.trim(),
  };
  const earlier = quotation.earlier && ` | ${fillText(mail.about, { earlier: quotation.earlier })}`;
  const subject = inHeader(
    fillText(mail.subject, { reference, from: company || name, product }) + (earlier ?? ''),
  );
  return {
    from: { name: mail.sender, address: settings.from },
    to: { name: '', address: settings.to },
    ...(isRepliedTo && { replyTo: { name: inHeader(name), address: email } }),
    subject: enquiry.suspected === 1 ? SUSPECTED_MARK + subject : subject,
    messageId: messageIdOf('enquiry', reference, settings.from),
    text: renderText(content),
    html: renderHtml(content),
  };
}

/**
 * Returns whether the address can be used in a header. With non-ASCII letters before the @, every mail server on the
 * way would have to support SMTPUTF8.
 */
function canBeRepliedTo(email: string): boolean {
  return /^[\x21-\x7e]+@/.test(email);
}

/**
 * Returns a row with the first number that is recognised, in international format, and what was typed; only what was
 * typed if none is recognised.
 */
function describePhone(text: string, template: string): Omit<MailRow, 'label'> {
  const typed = inOneLine(text);
  const [found] = findPhoneNumbersInText(withAsciiDigits(typed), HOME_COUNTRY);
  if (found === undefined) return { value: typed };
  const { number } = found;
  const formatted = number.formatInternational();
  const value = formatted === typed ? typed : fillText(template, { formatted, typed });
  return { value, href: number.getURI() };
}

/** Replaces the decimal digits of any script with 0 to 9. In Unicode, each script has ten in a row, from its zero on. */
function withAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });
}
