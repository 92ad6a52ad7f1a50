import { useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  checkEnquiry,
  describeProblems,
  ENQUIRY_FIELDS,
  normaliseEnquiry,
  type SubmittedForm,
} from '../../../records/enquiries/enquiry.ts';
import type { EnquiryPageState } from '../../../records/enquiries/enquiry-page.ts';
import { receiptHref } from '../../../records/addresses/routes.ts';
import { useFormData } from './form-data-context.ts';
import type { RecheckedFields } from './EnquiryErrorSummary.tsx';
import { enquiryFieldId } from './FormField.tsx';
import { completeMessage, withSubmissionId } from './prepare-form.ts';
import { sendEnquiry, type SendOutcome } from './send-enquiry.ts';
import { tidyFilledIn } from './tidy-paste.ts';

/** What is wrong since with fields that were wrong when it was sent; undefined where they are right. */
const NOTHING_RECHECKED: RecheckedFields = {};

/**
 * The checks of the form, its sending, and what came of both; from the start what came of an enquiry
 * that was sent without script. `noticeRef` is for what is said of it, which takes the focus.
 */
export function useEnquiry(state: EnquiryPageState | undefined) {
  const formData = useFormData();
  const [{ outcome, isSending, rechecked }, setProgress] = useState({
    outcome: outcomeOfPage(state),
    isSending: false,
    rechecked: NOTHING_RECHECKED,
  });
  const found = outcome?.kind === 'invalid' ? outcome.errors : {};
  const errors = Object.fromEntries(
    Object.entries({ ...found, ...rechecked }).filter(([, sentence]) => sentence !== undefined),
  );
  const noticeRef = useRef<HTMLDivElement>(null);

  /** Whatever the form has to say, focus goes there, so that it is heard and seen. */
  const tell = (next: SendOutcome) => {
    flushSync(() => setProgress({ outcome: next, isSending: false, rechecked: NOTHING_RECHECKED }));
    noticeRef.current?.focus();
    // So that a reload shows the receipt again, as it does without script.
    if (next.kind === 'stored') history.replaceState(null, '', receiptHref(next.reference));
  };

  const findErrors = (form: HTMLFormElement) => {
    // Of what is ticked in `asks`, the last alone: nothing of it can be wrong.
    const filledIn = Object.fromEntries(new FormData(form)) as SubmittedForm;
    return describeProblems(checkEnquiry(normaliseEnquiry(filledIn)), formData.problemTexts);
  };

  /** A field that was wrong says at once what is wrong with it now; the others wait until it is sent. */
  const recheck = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    const field = ENQUIRY_FIELDS.find((name) => enquiryFieldId(name) === (target as Element).id);
    if (field === undefined || !(field in found)) return;
    const sentence = findErrors(currentTarget)[field];
    setProgress((now) => ({ ...now, rechecked: { ...now.rechecked, [field]: sentence } }));
  };

  // Until the browser is held back, whatever throws leaves the sending to the browser.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending) {
      event.preventDefault();
      return;
    }
    const form = event.currentTarget;
    tidyFilledIn(form);
    completeMessage(form, formData);
    const wrong = findErrors(form);
    if (Object.keys(wrong).length > 0) {
      tell({ kind: 'invalid', errors: wrong });
      // There is no place for them any more if they could not be drawn (`PlainOnFailure`).
      if (noticeRef.current) event.preventDefault();
      return;
    }
    const sent = sendEnquiry(withSubmissionId(form));
    event.preventDefault();
    setProgress((now) => ({ ...now, isSending: true }));
    void sent.then(tell);
  };

  return { outcome, isSending, rechecked, errors, noticeRef, recheck, submit };
}

/** What came of an enquiry that was sent without script. */
function outcomeOfPage(state: EnquiryPageState | undefined): SendOutcome | undefined {
  if (state?.kind === 'received') return { kind: 'stored', reference: state.reference };
  if (state?.kind !== 'sentBack') return undefined;
  return state.message === undefined
    ? { kind: 'invalid', errors: state.errors }
    : { kind: 'failed', cause: 'server', message: state.message };
}
