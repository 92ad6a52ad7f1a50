import { startTransition, useEffect, useState, type Ref } from 'react';
import {
  fieldNames,
  isGivenLine,
  splitAsks,
  splitFieldName,
  valueOf,
  type EnquiryValues,
  type SubmittedForm,
} from '../../../records/enquiries/enquiry.ts';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-props.ts';
import type { SendOutcome } from '../../../records/enquiries/enquiry-page.ts';
import { amountOf } from '../../../records/enquiries/quotation-choices.ts';
import { FORM_ANCHOR, RESULT_ANCHOR, ROUTES } from '../../../records/urls/routes.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import { findSent, saveDraft } from './draft.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { findProduct, namesIn } from './message.ts';

type EnquiryReceivedProps = Extract<SendOutcome, { kind: 'stored' }> & {
  data: EnquiryFormData;
  /** The receipt gets the focus when it replaces the form. */
  ref?: Ref<HTMLDivElement>;
};

/** The receipt of a stored enquiry: its reference, the next steps and the values sent. */
export function EnquiryReceived({ data, reference, sent: sentNow, ref }: EnquiryReceivedProps) {
  const { next, links } = data;
  const [sent, setSent] = useState(sentNow);
  // After a reload. Not at once, because the server does not know it.
  useEffect(() => startTransition(() => setSent((now) => now ?? findSent(reference))), [reference]);
  const summary = new URLSearchParams({ text: summaryOf(reference, sent, data) }).toString();
  return (
    <div
      ref={ref}
      id={RESULT_ANCHOR}
      role="status"
      aria-labelledby="enquiry-received"
      tabIndex={-1}
      className="mt-8 rounded-sm border-t-4 border-teal bg-white p-5 shadow-card outline-none sm:p-8"
    >
      <span className="grid size-12 place-items-center rounded-full bg-teal-deep text-white">
        <Icon name="check" className="size-6" />
      </span>
      <h3 id="enquiry-received" className="mt-5 text-heading">
        Thank you. Your enquiry has been received.
      </h3>
      <p className="mt-5 text-muted">Your reference</p>
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="font-heading text-[1.75rem] leading-tight font-bold tracking-[0.08em] tabular-nums select-all sm:text-[2rem]">
          {reference}
        </span>{' '}
        <CopyButton text={reference} what="reference" />
      </p>
      <ul className="mt-5 space-y-2">
        {sent && (
          <li className="wrap-anywhere">
            Our answer goes to {sent.email || sent.phone}. If that is wrong, please call us and give
            the reference.
          </li>
        )}
        {next.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {sent?.email && <li>To send us your specification, reply to our mail.</li>}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6">
        {links
          .filter(({ icon }) => icon !== 'mail')
          .map(({ icon, href, text }) => (
            <a
              key={icon}
              href={icon === 'whatsapp' ? `${href}?${summary}` : href}
              rel="noopener"
              className="text-link inline-flex min-h-11 items-center gap-3 font-semibold tabular-nums"
            >
              <Icon name={icon} />
              {icon === 'whatsapp' ? 'Send it by WhatsApp too' : text}
            </a>
          ))}
      </p>
      {sent && (
        <>
          <h4 className="mt-6 border-t border-line pt-5 font-semibold">You sent us</h4>
          <dl className="mt-2 grid gap-x-6 gap-y-1.5 text-base wrap-anywhere sm:grid-cols-[auto_minmax(0,1fr)]">
            {sentFacts(sent, data).map(({ name, label, text }) => (
              <div key={name} className="sm:contents">
                <dt className="text-muted">{label}</dt>
                <dd dir="auto" className="w-fit whitespace-pre-wrap max-sm:mb-1">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
        {followUpsOf(reference, sent).map(({ text, values }) => (
          <a
            key={text}
            href={`${ROUTES.contact}#${FORM_ANCHOR}`}
            className="text-link inline-flex min-h-11 items-center font-semibold"
            onClick={() => saveDraft(values, ROUTES.contact)}
          >
            {text}
          </a>
        ))}
      </p>
    </div>
  );
}

/** Returns the links to the form, and the values that each fills in. */
function followUpsOf(earlier: string, sent: EnquiryValues | undefined) {
  const another = (values: SubmittedForm) => ({ text: 'Send another enquiry', values });
  if (!sent) return [another({ earlier })];
  const filled = { ...sent, lines: sent.lines.filter(isGivenLine) };
  const names = fieldNames(filled.lines.length).filter((name) => valueOf(filled, name) !== '');
  const all: SubmittedForm = Object.fromEntries(names.map((name) => [name, valueOf(filled, name)]));
  const { name, company, email, phone } = sent;
  return [
    { text: 'Correct this enquiry', values: { ...all, earlier } },
    { text: 'Same again', values: all },
    another({ name, company, email, phone, earlier }),
  ];
}

/** Returns a text for WhatsApp: the reference, then a line for each product with its quantity. */
function summaryOf(
  reference: string,
  sent: EnquiryValues | undefined,
  { products }: EnquiryFormData,
): string {
  const lines = (sent?.lines ?? []).map((line) =>
    `${amountOf(line)} ${namesIn({ lines: [line] }, products)}`.trim(),
  );
  return [`Enquiry ${reference}`, ...lines].filter(Boolean).join('\n');
}

/** Returns the fields with a value, in the order and words of the form. */
function sentFacts(sent: EnquiryValues, data: EnquiryFormData) {
  const { products, askTexts, purposeTexts, deliveryTexts } = data;
  const texts: Partial<Record<string, string>> = { ...purposeTexts, ...deliveryTexts };
  const shown: EnquiryValues = {
    ...sent,
    asks: splitAsks(sent.asks)
      .map((ask) => askTexts[ask])
      .join(', '),
    delivery: texts[sent.delivery] ?? '',
    lines: sent.lines.map((line) => ({
      ...line,
      product: texts[line.product] ?? findProduct(products, line.product)?.name ?? '',
      quantity: amountOf(line),
      unit: '',
    })),
  };
  return fieldNames(sent.lines.length).flatMap((name) => {
    const text = valueOf(shown, name);
    return text === '' ? [] : { name, label: FIELD_LABELS[splitFieldName(name).field], text };
  });
}
