import { useEffect, useRef, useState } from 'react';
import {
  ENQUIRY_PATH,
  HONEYPOT_FIELD,
  normaliseEnquiry,
  SUBMISSION_FIELD,
  type SubmittedForm,
} from '../../../records/enquiries/enquiry.ts';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-props.ts';
import {
  ENQUIRY_STATE_ID,
  type EnquiryPageState,
} from '../../../records/enquiries/enquiry-page.ts';
import { RESULT_ANCHOR } from '../../../records/urls/routes.ts';
import { Icon } from '../../components/Icon.tsx';
import { EnquiryErrorSummary } from './EnquiryErrorSummary.tsx';
import { EnquiryFailure } from './EnquiryFailure.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import { EnquiryReceived } from './EnquiryReceived.tsx';
import { FormErrorBoundary } from './FormErrorBoundary.tsx';
import { findKept, keep } from './draft.ts';
import { messageFor } from './message.ts';
import { findValuesToRestore, SENDER_KEY } from './restore-form.ts';
import { useEnquiry } from './use-enquiry.ts';

const SENDING = 'Sending…';
const SLOW = 'There is no answer yet. We are still trying; please leave this page open.';

type EnquiryFormProps = {
  data: EnquiryFormData;
  /** The state of a submitted enquiry, read from the page by the script. Undefined in the prerendered page. */
  state?: EnquiryPageState | undefined;
};

/** Returns the state that the server wrote into the page; undefined if it did not. */
function findPageState(): EnquiryPageState | undefined {
  if (typeof document === 'undefined') return undefined;
  const json = document.getElementById(ENQUIRY_STATE_ID)?.textContent;
  return json ? (JSON.parse(json) as EnquiryPageState) : undefined;
}

const SEND_BUTTON_CLASS =
  'inline-flex min-h-12 min-w-[min(12rem,100%)] cursor-pointer items-center justify-center gap-3 rounded-sm bg-navy px-6 py-2 text-base font-semibold text-white transition-colors duration-200';

/**
 * The enquiry form. Without script, it posts to the server, which responds with this form again. With script, the form
 * is sent in the background; if script fails, the browser posts it. Fields are uncontrolled, so that text typed before
 * hydration is kept. No failure loses typed text.
 */
export function EnquiryForm({ data, state = findPageState() }: EnquiryFormProps) {
  return (
    <FormErrorBoundary>
      <LiveForm data={data} state={state} />
    </FormErrorBoundary>
  );
}

function checkIfKept(box: HTMLInputElement | null): void {
  if (box) box.checked ||= findKept('localStorage', SENDER_KEY) !== undefined;
}

function LiveForm({ data, state }: EnquiryFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const rendered = state && 'values' in state ? state : undefined;
  const given = rendered?.values ?? {};
  const isSentBack = state !== undefined && state.kind !== 'prefilled';
  /** The values of fields that are rendered again, after the first rendering had those of the page as it was sent. */
  const [restored, setRestored] = useState<SubmittedForm>();
  const { outcome, errors, isSending, isSlow, noticeRef, recheck, submit } = useEnquiry(
    data,
    state,
  );

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // From now on, the form shows its own messages beside the fields instead of the browser's.
    form.noValidate = true;
    if (isSentBack) return;
    const message = messageFor(normaliseEnquiry(given), data);
    const focused = document.activeElement?.id;
    setRestored(findValuesToRestore(form, { ...given, message }, data.products));
    requestAnimationFrame(() => {
      // A field that is rendered again loses the focus. A visitor may have moved it meanwhile.
      if (focused && document.activeElement === document.body)
        document.getElementById(focused)?.focus();
    });
    // Once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (outcome?.kind === 'stored') {
    return <EnquiryReceived ref={noticeRef} data={data} {...outcome} />;
  }
  return (
    <form
      ref={formRef}
      action={`${ENQUIRY_PATH}#${RESULT_ANCHOR}`}
      method="post"
      noValidate={isSentBack}
      onSubmit={submit}
      onInput={recheck}
    >
      <div
        ref={noticeRef}
        id={RESULT_ANCHOR}
        tabIndex={-1}
        className="focus:shadow-none focus:outline-none"
      >
        {outcome?.kind === 'invalid' && (
          <EnquiryErrorSummary found={outcome.errors} errors={errors} />
        )}
        {outcome && 'message' in outcome && (
          <EnquiryFailure {...outcome} data={data} isSending={isSending} />
        )}
      </div>
      <EnquiryFields
        key={restored ? 'restored' : 'given'}
        data={data}
        given={restored ?? given}
        isRestored={restored !== undefined}
        errors={errors}
      />
      {/* Uncontrolled, so that React keeps the value set by script. */}
      <input
        key={restored?.submission}
        type="hidden"
        name={SUBMISSION_FIELD}
        defaultValue={restored?.submission ?? rendered?.submission}
      />
      <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label>
          Leave this field empty
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* Without a name, so that it is not sent. */}
      <label className="mt-5 flex min-h-11 w-fit cursor-pointer items-center gap-3 text-base leading-snug noscript:hidden">
        <input
          type="checkbox"
          id="keep-sender"
          ref={checkIfKept}
          onChange={({ currentTarget }) => {
            if (!currentTarget.checked) keep('localStorage', SENDER_KEY, undefined);
          }}
          className="size-5 shrink-0 accent-teal-deep"
        />
        <span>
          Keep these details on this device
          <span className="block text-[0.9375rem] text-muted">Untick it to delete them.</span>
        </span>
      </label>
      {/* Screen readers do not announce a change of a button's text. */}
      <p role="status" className={isSlow ? 'mt-8 border-l-4 border-amber pl-4' : 'sr-only'}>
        {isSending && (isSlow ? SLOW : SENDING)}
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <button
          type="submit"
          // Not `disabled`, so that the button keeps the focus while the form is sent.
          aria-disabled={isSending}
          className={`${SEND_BUTTON_CLASS} hover:bg-teal-deep aria-disabled:cursor-progress aria-disabled:bg-muted`}
        >
          {isSending ? SENDING : 'Send enquiry'}
          {!isSending && <Icon name="arrowRight" className="size-4" />}
        </button>
        <p className="min-w-0 flex-1 basis-56 text-[0.9375rem] leading-snug text-muted">
          <span className="font-medium text-ink">We read it {data.answerTime}.</span> We use it only
          to answer you.{' '}
          <a href={data.privacyHref} className="text-link">
            What we store and for how long
          </a>
        </p>
      </div>
    </form>
  );
}
