import type { Ref } from 'react';
import { FORM_ANCHOR, RESULT_ANCHOR, ROUTES } from '../../../records/addresses/routes.ts';
import { Icon } from '../../components/Icon.tsx';
import { useFormData } from './form-data-context.ts';
import type { StoredEnquiry } from './send-enquiry.ts';

export type EnquiryReceivedProps = Omit<StoredEnquiry, 'kind'> & {
  /** Takes the focus when the form gives way to this. */
  ref?: Ref<HTMLDivElement>;
};

/** Says that an enquiry is stored: its reference, large enough to read over the phone, and what happens next. */
export function EnquiryReceived({ reference, answerTo, ref }: EnquiryReceivedProps) {
  const { receivedTexts: texts } = useFormData();
  return (
    <div
      ref={ref}
      id={RESULT_ANCHOR}
      role="status"
      aria-labelledby="enquiry-received"
      tabIndex={-1}
      className="mt-8 rounded-sm border-t-4 border-teal bg-white p-6 shadow-card outline-none sm:p-8"
    >
      <span className="grid size-12 place-items-center rounded-full bg-teal-deep text-white">
        <Icon name="check" className="size-6" />
      </span>
      <h3 id="enquiry-received" className="mt-5 text-heading">
        {texts.heading}
      </h3>
      <p className="mt-5 text-muted">{texts.referenceLabel}</p>
      <p className="font-heading text-[2rem] leading-tight font-bold tracking-[0.08em] tabular-nums select-all">
        {reference}
      </p>
      <ul className="mt-5 space-y-2">
        {answerTo && (
          <li className="wrap-anywhere">{texts.answerTo.replace('{email}', () => answerTo)}</li>
        )}
        {texts.next.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-6">
        <a
          href={`${ROUTES.contact}#${FORM_ANCHOR}`}
          className="font-semibold text-teal-deep underline underline-offset-4 hover:text-navy"
        >
          {texts.another}
        </a>
      </p>
    </div>
  );
}
