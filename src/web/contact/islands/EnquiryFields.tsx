import { useEffect, useRef, useState } from 'react';
import {
  ENQUIRY_LENGTHS,
  wantsQuotation,
  type FieldTexts,
} from '../../../records/enquiries/enquiry.ts';
import { valuesOf, type EnquiryPageState } from '../../../records/enquiries/enquiry-page.ts';
import { useFormData } from './form-data-context.ts';
import { FieldContext, FormField } from './FormField.tsx';
import { findOffer, hasDetails, messageFor, messageInPage, prefillMessage } from './message.ts';
import { choiceOf, UNLISTED } from './prepare-form.ts';
import { QuotationFields } from './QuotationFields.tsx';
import { SelectControl } from './SelectControl.tsx';
import { useChosenProduct } from './use-chosen-product.ts';

type EnquiryFieldsProps = { state: EnquiryPageState | undefined; errors: FieldTexts };

/** The form's fields. They have no `maxlength`, because browsers cut pasted text at it without a notice. */
export function EnquiryFields({ state, errors }: EnquiryFieldsProps) {
  const { offers } = useFormData();
  const fieldsRef = useRef<HTMLDivElement>(null);
  const given = valuesOf(state);
  const { choice, setChoice } = useChosenProduct(given.product ?? '');
  const isUnlisted = choice === UNLISTED;
  const offer = findOffer(offers, choice);
  const isNew = state?.kind !== 'rejected';
  const [message] = useState(
    () =>
      messageInPage() ??
      (given.message || (isNew ? messageFor(findOffer(offers, given.product ?? '')) : '')),
  );
  const values = { ...given, message };
  const isQuotationWanted = isUnlisted || wantsQuotation({ ...given, product: choice });
  // Without a product, the fields stay in the form, hidden, so that their values reappear with them.
  const [quotation, setQuotation] = useState(isQuotationWanted ? { offer } : undefined);
  if (isQuotationWanted && (!quotation || quotation.offer !== offer)) setQuotation({ offer });

  // The server requires a message, so without script the browser must require it too (`completeMessage`).
  const [isMessageOptional, setIsMessageOptional] = useState(false);
  const updateMessage = () => {
    const form = fieldsRef.current?.closest('form');
    if (form) setIsMessageOptional(hasDetails(form));
  };
  useEffect(updateMessage, [choice]);

  return (
    <FieldContext value={{ errors, values }}>
      <div ref={fieldsRef} onInput={updateMessage} className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        {state?.kind === 'prefilled' && (
          // On a phone, the list of products is far below this line.
          <p className="border-l-4 border-teal pl-4 text-[1.125rem] leading-snug font-semibold text-navy sm:col-span-2">
            {offer ? `Enquiry about ${offer.name}` : '\u00a0'}
          </p>
        )}
        <FormField name="name" dir="auto" autoComplete="name" required />
        <FormField name="company" isOptional dir="auto" autoComplete="organization" />
        <FormField name="email" type="email" autoComplete="email" required />
        <FormField
          name="phone"
          hint="Outside India: country code first (+971)."
          type="tel"
          autoComplete="tel"
          isOptional
        />
        <FormField
          name="product"
          isOptional
          hint={isUnlisted ? 'Write its name or CAS number in the message.' : undefined}
          className="sm:col-span-2"
        >
          {(control) => (
            <SelectControl
              {...control}
              none="No product in particular"
              options={Object.entries(offers).map(([slug, { name }]) => ({
                value: slug,
                text: name,
              }))}
              onChange={({ currentTarget }) => {
                prefillMessage(currentTarget, offers);
                setChoice(choiceOf(currentTarget));
              }}
            >
              <option value="" data-unlisted="">
                Another chemical
              </option>
            </SelectControl>
          )}
        </FormField>
        {quotation && <QuotationFields {...quotation} isHidden={!isQuotationWanted} />}
        <FormField
          name="message"
          isOptional={isMessageOptional}
          hint={
            isQuotationWanted
              ? undefined
              : 'What we need for an answer: product, grade, quantity, packaging, port of destination.'
          }
          className="sm:col-span-2"
        >
          {(control) => (
            <textarea
              dir="auto"
              rows={4}
              required={!isMessageOptional}
              minLength={ENQUIRY_LENGTHS.message.min}
              {...control}
            />
          )}
        </FormField>
      </div>
    </FieldContext>
  );
}
