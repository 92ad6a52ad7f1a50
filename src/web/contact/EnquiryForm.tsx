import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import words from 'virtual:enquiry-form';
import { EnquiryFailure } from './EnquiryFailure.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import { EnquiryErrorSummary, type RecheckedFields } from './EnquiryErrorSummary.tsx';
import { EnquiryReceived } from './EnquiryReceived.tsx';
import { Icon } from '../ui/Icon.tsx';
import {
  checkEnquiry,
  ENQUIRY_FIELDS,
  describeProblems,
  ENQUIRY_PATH,
  normaliseEnquiry,
  SUBMISSION_FIELD,
  TRAP_FIELD,
  wantsQuotation,
  type SubmittedForm,
} from '../../records/enquiry.ts';
import { offerOf, valuesOf, type EnquiryPageState } from '../../records/enquiry-page.ts';
import { receiptHref, RESULT_ANCHOR } from '../../records/routes.ts';
import {
  completeMessage,
  nameProductInAddress,
  prepareForm,
  withSubmissionId,
} from './form-element.ts';
import { enquiryFieldId } from './FormField.tsx';
import { PlainOnFailure } from './PlainOnFailure.tsx';
import { QuotationFields } from './QuotationFields.tsx';
import { sendEnquiry, type SendOutcome } from './send-enquiry.ts';
import { tidyPaste } from './tidy-paste.ts';
import { useProductOffer } from './use-product-offer.ts';
import { useProductOfPage } from './use-product-of-page.ts';

export type EnquiryFormProps = {
  /** What the server knows of an enquiry that is sent without script; nothing on the prerendered page. */
  state?: EnquiryPageState | undefined;
};

/** How far the enquiry is. */
type Progress = {
  /** What came of it when it was sent last. */
  outcome: SendOutcome | undefined;
  isSending: boolean;
  /** What is wrong since with fields that were wrong when it was sent; undefined where they are right. */
  rechecked: RecheckedFields;
};

/**
 * The enquiry form. Without script it posts to the server, which answers with
 * this same form; with script it stays on the page, and where script fails it
 * posts as without. Fields are uncontrolled, so text typed before hydration
 * stays. Nothing typed is lost in any failure.
 */
export function EnquiryForm({ state }: EnquiryFormProps) {
  return (
    <PlainOnFailure id="enquiry-form">
      <LiveForm state={state} />
    </PlainOnFailure>
  );
}

function LiveForm({ state }: EnquiryFormProps) {
  const { texts } = words;
  const refused = state?.kind === 'refused' ? state : undefined;
  const values = valuesOf(state);
  const productOfPage = useProductOfPage(values.product ?? '');
  const [chosen, setProduct] = useState<string>();
  const product = chosen ?? productOfPage;
  const offerOfPage = offerOf(state);
  const offer = useProductOffer(product, offerOfPage);
  const isQuotationWanted = wantsQuotation({ ...values, product });
  // Once there, it stays, hidden: who changes the product twice types nothing twice.
  const [hasQuotation, setHasQuotation] = useState(isQuotationWanted);
  if (isQuotationWanted && !hasQuotation) setHasQuotation(true);
  const [{ outcome, isSending, rechecked }, setProgress] = useState<Progress>({
    outcome: outcomeOfPage(state),
    isSending: false,
    rechecked: {},
  });
  const found = outcome?.kind === 'invalid' ? outcome.errors : {};
  const errors = Object.fromEntries(
    Object.entries({ ...found, ...rechecked }).filter(([, sentence]) => sentence !== undefined),
  );
  const source = { errors, values };
  const noticeRef = useRef<HTMLDivElement>(null);

  useEffect(() => nameProductInAddress(product), [product]);

  /** Whatever the form has to say, focus goes there, so that it is heard and seen. */
  const tell = (next: SendOutcome) => {
    flushSync(() => setProgress({ outcome: next, isSending: false, rechecked: {} }));
    noticeRef.current?.focus();
    // So that a reload shows the receipt again, as it does without script.
    if (next.kind === 'stored') history.replaceState(null, '', receiptHref(next.reference));
  };

  const findErrors = (form: HTMLFormElement) => {
    // Of what is ticked in `asks`, the last alone: nothing of it can be wrong.
    const filledIn = Object.fromEntries(new FormData(form)) as SubmittedForm;
    return describeProblems(checkEnquiry(normaliseEnquiry(filledIn)), words.problemTexts);
  };

  /** A field that was wrong says at once what is wrong with it now; the others wait until it is sent. */
  const recheck = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    const field = ENQUIRY_FIELDS.find((name) => enquiryFieldId(name) === (target as Element).id);
    if (field === undefined || !(field in found)) return;
    const sentence = findErrors(currentTarget)[field];
    setProgress((before) => ({
      ...before,
      rechecked: { ...before.rechecked, [field]: sentence },
    }));
  };

  // Until the browser is held back, whatever throws leaves the sending to the browser.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending) {
      event.preventDefault();
      return;
    }
    const form = event.currentTarget;
    completeMessage(form);
    const wrong = findErrors(form);
    if (Object.keys(wrong).length > 0) {
      tell({ kind: 'invalid', errors: wrong });
      // There is no place for them any more if they could not be drawn (`PlainOnFailure`).
      if (noticeRef.current) event.preventDefault();
      return;
    }
    const sent = sendEnquiry(withSubmissionId(form));
    event.preventDefault();
    setProgress((before) => ({ ...before, isSending: true }));
    void sent.then(tell);
  };

  if (outcome?.kind === 'stored') {
    return <EnquiryReceived ref={noticeRef} reference={outcome.reference} />;
  }
  return (
    <form
      ref={prepareForm}
      action={`${ENQUIRY_PATH}#${RESULT_ANCHOR}`}
      method="post"
      noValidate={refused !== undefined}
      onSubmit={submit}
      onInput={recheck}
      onPaste={tidyPaste}
    >
      {/* A button's new words are not announced. */}
      <p role="status" className="sr-only">
        {isSending && texts.sending}
      </p>
      <div ref={noticeRef} id={RESULT_ANCHOR} tabIndex={-1} className="outline-none">
        {outcome?.kind === 'invalid' && (
          <EnquiryErrorSummary errors={found} rechecked={rechecked} />
        )}
        {outcome?.kind === 'failed' && <EnquiryFailure {...outcome} isSending={isSending} />}
      </div>
      <EnquiryFields
        source={source}
        nameOfPage={offerOfPage?.name}
        onProduct={setProduct}
        quotation={
          hasQuotation && (
            <QuotationFields source={source} offer={offer} isHidden={!isQuotationWanted} />
          )
        }
      />
      {/* Given no value by React, it keeps the one that script gives it. */}
      <input type="hidden" name={SUBMISSION_FIELD} defaultValue={refused?.submission} />
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
          className="inline-flex min-h-12 min-w-[min(12rem,100%)] cursor-pointer items-center justify-center gap-3 rounded-sm bg-navy px-6 text-base font-semibold text-white transition-colors duration-200 hover:bg-teal-deep aria-disabled:cursor-progress aria-disabled:bg-muted"
        >
          {isSending ? texts.sending : texts.submit}
          {!isSending && <Icon name="arrowRight" className="size-4" />}
        </button>
        <p className="text-[0.9375rem] text-muted">
          {texts.privacyNote}{' '}
          <a
            href={words.privacyHref}
            className="text-teal-deep underline underline-offset-4 hover:text-navy"
          >
            {texts.privacyLink}
          </a>
        </p>
      </div>
    </form>
  );
}

/** What came of an enquiry that was sent without script. */
function outcomeOfPage(state: EnquiryPageState | undefined): SendOutcome | undefined {
  if (state?.kind === 'received') return { kind: 'stored', reference: state.reference };
  if (state?.kind !== 'refused') return undefined;
  return state.message === undefined
    ? { kind: 'invalid', errors: state.errors }
    : { kind: 'failed', cause: 'server', message: state.message };
}
