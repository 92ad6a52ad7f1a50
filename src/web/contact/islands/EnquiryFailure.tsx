import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-props.ts';
import { NOTICE_HEADINGS, type SendOutcome } from '../../../records/enquiries/enquiry-page.ts';
import { Icon } from '../../components/Icon.tsx';

type EnquiryFailureProps = Extract<SendOutcome, { message: string }> & {
  data: EnquiryFormData;
  isSending: boolean;
};

/**
 * A notice that an enquiry was rejected, or that it may or may not have been stored, with the phone number and the
 * email address. It gets the focus, like `EnquiryErrorSummary`.
 */
export function EnquiryFailure({ kind, message, data, isSending }: EnquiryFailureProps) {
  return (
    <div
      role="group"
      aria-labelledby="enquiry-failure"
      className="mb-8 rounded-sm border-l-4 border-amber bg-white p-5 shadow-card"
    >
      <h3 id="enquiry-failure" className="text-heading">
        {NOTICE_HEADINGS[kind]}
      </h3>
      <p className="mt-2">{message}</p>
      <button
        type="submit"
        aria-disabled={isSending}
        className="mt-4 min-h-12 cursor-pointer rounded-sm border border-current px-6 py-2 text-base font-semibold text-navy transition-colors duration-200 hover:bg-navy hover:text-white aria-disabled:cursor-progress"
      >
        {isSending ? 'Sending…' : 'Send it again'}
      </button>
      <p className="mt-4 font-semibold">You can also reach us directly:</p>
      <ul className="mt-1">
        {data.links.map(({ href, text, icon }) => (
          <li key={href}>
            <a
              href={href}
              className="text-link inline-flex min-h-11 items-center gap-3 font-medium tabular-nums"
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
