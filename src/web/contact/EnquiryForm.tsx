import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { EnquiryFailure } from './EnquiryFailure.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import { EnquiryErrorSummary } from './EnquiryErrorSummary.tsx';
import { EnquiryReceived } from './EnquiryReceived.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ContactPage } from '../../records/contact-page.ts';
import {
  ENQUIRY_PATH,
  SUBMISSION_FIELD,
  TRAP_FIELD,
  type EnquiryField,
} from '../../records/enquiry.ts';
import type { EnquiryPageState } from '../../records/enquiry-page.ts';
import type { EnquiryTexts } from '../../records/enquiry-texts.ts';
import { receiptHref } from '../../records/routes.ts';
import { findEnquiryErrors } from './find-enquiry-errors.ts';
import { PlainOnFailure } from '../ui/PlainOnFailure.tsx';
import { sendEnquiry, type SendOutcome } from './send-enquiry.ts';

export type EnquiryFormProps = {
  texts: ContactPage['form'];
  receivedTexts: ContactPage['received'];
  failureTexts: ContactPage['failure'];
  problemTexts: EnquiryTexts['problems'];
  /** The catalogue, for the product list. */
  products: readonly { slug: string; name: string }[];
  phone: { href: string; text: string };
  email: { href: string; text: string };
  privacyHref: string;
  /** What the server knows of an enquiry that is sent without script; nothing on the prerendered page. */
  state?: EnquiryPageState | undefined;
};

type FieldErrors = Partial<Record<EnquiryField, string>>;

/**
 * The enquiry form. Without script it posts to the server, which answers with
 * this same form; with script it stays on the page, and where script fails it
 * posts as without. Fields are uncontrolled, so text typed before hydration
 * stays. Nothing typed is lost in any failure.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <PlainOnFailure id="enquiry-form">
      <LiveForm {...props} />
    </PlainOnFailure>
  );
}

function LiveForm(props: EnquiryFormProps) {
  const { texts, receivedTexts, failureTexts, problemTexts, state } = props;
  const refused = state?.kind === 'refused' ? state : undefined;
  const chosen = state?.kind === 'begun' ? { product: state.product } : {};
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>(refused?.errors ?? {});
  const [failure, setFailure] = useState<string | undefined>(refused?.message);
  const [reference, setReference] = useState(
    state?.kind === 'received' ? state.reference : undefined,
  );
  // Kept here: a hidden field of React's forgets what script put into it when the form is drawn again.
  const [submission, setSubmission] = useState(refused?.submission ?? '');
  const formRef = useRef<HTMLFormElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const [noticeCount, setNoticeCount] = useState(0);

  useEffect(() => {
    const form = formRef.current;
    if (form) prepareForm(form);
    // `randomUUID` exists in secure contexts only; an empty id is allowed too.
    // An id that differs between server and browser can only be given after hydration.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if ('randomUUID' in crypto) setSubmission((id) => id || crypto.randomUUID());
  }, []);

  // Whatever the form has to say, focus goes there, so that it is heard and seen.
  useEffect(() => {
    if (noticeCount > 0) noticeRef.current?.focus();
  }, [noticeCount]);

  const announce = (outcome: SendOutcome) => {
    setErrors(outcome.kind === 'invalid' ? outcome.errors : {});
    setFailure(
      outcome.kind === 'failed' ? (outcome.message ?? failureTexts[outcome.cause]) : undefined,
    );
    if (outcome.kind === 'stored') setReference(outcome.reference);
    setNoticeCount((count) => count + 1);
    if (outcome.kind === 'stored') {
      // So that a reload shows the receipt again, as it does without script.
      history.replaceState(null, '', receiptHref(outcome.reference));
    }
  };

  // Until the browser is held back, whatever throws leaves the sending to the browser.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending) {
      event.preventDefault();
      return;
    }
    const form = event.currentTarget;
    const found = findEnquiryErrors(form, problemTexts);
    if (Object.keys(found).length > 0) {
      flushSync(() => announce({ kind: 'invalid', errors: found }));
      // There is no place for them any more if they could not be drawn (`PlainOnFailure`).
      if (noticeRef.current) event.preventDefault();
      return;
    }
    const answer = sendEnquiry(form);
    event.preventDefault();
    setSending(true);
    void answer.then((outcome) => {
      setSending(false);
      announce(outcome);
    });
  };

  if (reference !== undefined) {
    return <EnquiryReceived ref={noticeRef} texts={receivedTexts} reference={reference} />;
  }
  return (
    <form
      ref={formRef}
      action={ENQUIRY_PATH}
      method="post"
      noValidate={refused !== undefined}
      onSubmit={submit}
      aria-busy={isSending}
    >
      <div ref={noticeRef} tabIndex={-1} className="outline-none">
        {Object.keys(errors).length > 0 && (
          <EnquiryErrorSummary heading={texts.errorSummary} errors={errors} />
        )}
        {failure !== undefined && (
          <EnquiryFailure
            texts={failureTexts}
            message={failure}
            phone={props.phone}
            email={props.email}
          />
        )}
      </div>
      <EnquiryFields
        texts={texts}
        products={props.products}
        errors={errors}
        values={refused?.values ?? chosen}
      />
      <input type="hidden" name={SUBMISSION_FIELD} value={submission} />
      <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label>
          {texts.trap}
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <button
          type="submit"
          // Not `disabled`: focus stays on the button while it sends.
          aria-disabled={isSending}
          className="inline-flex min-h-13 min-w-48 cursor-pointer items-center justify-center gap-3 rounded-sm bg-navy px-7 text-[1.0625rem] font-semibold text-white transition-colors duration-200 hover:bg-teal-deep aria-disabled:cursor-progress aria-disabled:bg-muted"
        >
          {isSending ? texts.sending : texts.submit}
          {!isSending && <Icon name="arrowRight" className="size-4" />}
        </button>
        <p className="text-[0.9375rem] text-muted">
          {texts.privacyNote}{' '}
          <a
            href={props.privacyHref}
            className="text-teal-deep underline underline-offset-4 hover:text-navy"
          >
            {texts.privacyLink}
          </a>
        </p>
      </div>
    </form>
  );
}

/**
 * Takes over the checks, and chooses the product that the address names
 * (`?product=acetone`) where the page came from a host that did not.
 */
function prepareForm(form: HTMLFormElement): void {
  // From here on the form's own checks speak, beside the fields, in place of the browser's.
  form.noValidate = true;
  const product = form.elements.namedItem('product');
  const slug = new URLSearchParams(location.search).get('product');
  if (product instanceof HTMLSelectElement && product.value === '' && slug !== null) {
    const option = [...product.options].find(({ value }) => value === slug);
    if (option) product.value = option.value;
  }
}
