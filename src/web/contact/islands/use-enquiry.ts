import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import {
  checkEnquiry,
  normaliseEnquiry,
  splitFieldName,
  type EnquiryValues,
  type FieldName,
  type FieldTexts,
} from '../../../records/enquiries/enquiry.ts';
import { describeProblems } from '../../../records/enquiries/describe-problems.ts';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-props.ts';
import {
  enquiryTitle,
  type EnquiryPageState,
  type SendOutcome,
} from '../../../records/enquiries/enquiry-page.ts';
import { receiptHref, RESULT_ANCHOR } from '../../../records/urls/routes.ts';
import { enquiryFieldId } from './FormField.tsx';
import { deleteDraft, keep, keepReceipt, saveDraft, valuesIn } from './draft.ts';
import { withSubmissionId } from './prepare-form.ts';
import { keptOf, listProducts, SENDER_KEY } from './restore-form.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** After this time without an answer, the form says that it is still trying. */
const SLOW_AFTER_MS = 10_000;

const errorsOf = (outcome: SendOutcome | undefined): FieldTexts =>
  outcome?.kind === 'invalid' ? outcome.errors : {};

/**
 * Validates and sends the form, and returns the outcome of both. The initial outcome is that of an enquiry that was
 * sent without script. `noticeRef` is for the element that shows the outcome, which gets the focus.
 */
export function useEnquiry(
  { problemTexts }: Pick<EnquiryFormData, 'problemTexts'>,
  state: EnquiryPageState | undefined,
) {
  const [firstOutcome] = useState<SendOutcome | undefined>(
    state?.kind === 'prefilled' ? undefined : state,
  );
  const [{ outcome, errors, isSending, isSlow }, setProgress] = useState({
    outcome: firstOutcome,
    /** The outcome's errors that are not corrected yet, as they are now. */
    errors: errorsOf(firstOutcome),
    isSending: false,
    isSlow: false,
  });
  const noticeRef = useRef<HTMLDivElement>(null);

  const show = (next: SendOutcome) => {
    setProgress({ outcome: next, errors: errorsOf(next), isSending: false, isSlow: false });
    document.title = enquiryTitle(next.kind);
    // With this URL, a reload shows the receipt again and opens the page at it, as without script.
    if (next.kind === 'stored')
      history.replaceState(null, '', `${receiptHref(next.reference)}#${RESULT_ANCHOR}`);
  };

  // Focuses a new outcome, so that it is announced and in view. After a reload too, which does not scroll to the
  // fragment, because `scrollRestoration` is manual.
  useEffect(() => {
    if (outcome?.kind === 'stored') deleteDraft();
    if (outcome?.kind === 'stored' && outcome.sent) {
      keepReceipt({ reference: outcome.reference, sent: outcome.sent });
      listProducts([]);
    }
    const isAtTop = scrollY === 0 && location.hash === `#${RESULT_ANCHOR}`;
    if (!outcome || (outcome === firstOutcome && !isAtTop)) return;
    // Focus alone may scroll to the middle of a receipt that is higher than the window.
    noticeRef.current?.focus({ preventScroll: true });
    noticeRef.current?.scrollIntoView();
  }, [outcome, firstOutcome]);

  const findErrors = (values: EnquiryValues) =>
    describeProblems(checkEnquiry(values), problemTexts);

  /**
   * Validates the fields that were invalid when the form was sent again on each input, since a field may be right because
   * of another. Other fields are validated on submit.
   */
  const recheck = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    if (outcome?.kind !== 'invalid') return;
    const now = findErrors(normaliseEnquiry(valuesIn(currentTarget)));
    const sentences = (Object.keys(outcome.errors) as FieldName[]).map((field) => {
      // Only the server knows the products, so its error about one stays until the choice is changed.
      const isKept =
        splitFieldName(field).field === 'product' &&
        enquiryFieldId(field) !== (target as Element).id;
      return [field, (isKept ? errors : now)[field]];
    });
    const left = sentences.filter(([, sentence]) => sentence !== undefined);
    setProgress((before) => ({ ...before, errors: Object.fromEntries(left) as FieldTexts }));
  };

  // If this throws before `preventDefault`, the browser posts the form.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending) {
      event.preventDefault();
      return;
    }
    const form = event.currentTarget;
    tidyFields(form);
    const values = normaliseEnquiry(valuesIn(form));
    const wrong = findErrors(values);
    if (Object.keys(wrong).length > 0) {
      event.preventDefault();
      show({ kind: 'invalid', errors: wrong });
      return;
    }
    const sent = sendEnquiry(withSubmissionId(form), values);
    event.preventDefault();
    const entered = valuesIn(form);
    saveDraft(entered);
    if (form.querySelector('#keep-sender:checked'))
      keep('localStorage', SENDER_KEY, keptOf(entered));
    setProgress((now) => ({ ...now, isSending: true }));
    const slow = setTimeout(
      () => setProgress((now) => ({ ...now, isSlow: now.isSending })),
      SLOW_AFTER_MS,
    );
    void sent.then((next) => {
      clearTimeout(slow);
      show(next);
    });
  };

  return { outcome, errors, isSending, isSlow, noticeRef, recheck, submit };
}

/** Replaces control characters, such as the line breaks of pasted slides, with spaces: the server rejects most. */
function tidyFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )) {
    field.value = field.value.replace(/[^\P{Cc}\r\n]/gu, ' ');
  }
}
