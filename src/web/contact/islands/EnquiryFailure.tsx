import { Icon } from '../../components/Icon.tsx';
import { useFormData } from './form-data-context.ts';
import type { FailedSending } from './send-enquiry.ts';

export type EnquiryFailureProps = FailedSending & { isSending: boolean };

/**
 * Says that an enquiry was not taken, or that nobody can tell, through no fault of the visitor, and
 * how else to reach the company. No alert, as `EnquiryErrorSummary`.
 */
export function EnquiryFailure({ cause, message, isSending }: EnquiryFailureProps) {
  const enquiryForm = useFormData();
  const { failureTexts: texts, phone, email } = enquiryForm;
  return (
    <div
      role="group"
      aria-labelledby="enquiry-failure"
      className="mb-8 rounded-sm border-l-4 border-amber bg-white p-5 shadow-card"
    >
      <h3 id="enquiry-failure" className="text-heading">
        {message === undefined ? texts.unconfirmed : texts.heading}
      </h3>
      <p className="mt-2">{message ?? texts[cause]}</p>
      <button
        type="submit"
        aria-disabled={isSending}
        className="mt-4 min-h-12 cursor-pointer rounded-sm border border-current px-6 text-base font-semibold text-navy transition-colors duration-200 hover:bg-navy hover:text-white aria-disabled:cursor-progress"
      >
        {isSending ? enquiryForm.texts.sending : texts.again}
      </button>
      <p className="mt-4 font-semibold">{texts.reach}</p>
      <ul className="mt-1">
        {[
          { ...phone, icon: 'phone' as const },
          { ...email, icon: 'mail' as const },
        ].map(({ href, text, icon }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center gap-3 font-medium text-teal-deep tabular-nums underline underline-offset-4 hover:text-navy"
            >
              <Icon name={icon} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
