import { useEffect, useRef, useState } from 'react';
import {
  ENQUIRY_LENGTHS,
  wantsQuotation,
  type FieldTexts,
} from '../../../records/enquiries/enquiry.ts';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-data.ts';
import { valuesOf, type EnquiryPageState } from '../../../records/enquiries/enquiry-page.ts';
import { FieldContext, FormField } from './FormField.tsx';
import { findProduct, hasDetails, messageFor, messageInPage, prefillMessage } from './message.ts';
import { choiceIn, nameProductInAddress, UNLISTED } from './prepare-form.ts';
import { QuotationFields } from './QuotationFields.tsx';
import { SelectControl } from './SelectControl.tsx';

type EnquiryFieldsProps = {
  data: EnquiryFormData;
  state: EnquiryPageState | undefined;
  errors: FieldTexts;
};

/** The form's fields. They have no `maxlength`, because browsers cut pasted text at it without a notice. */
export function EnquiryFields({ data, state, errors }: EnquiryFieldsProps) {
  const { products, askTexts } = data;
  const fieldsRef = useRef<HTMLDivElement>(null);
  const given = valuesOf(state);
  const [choice, setChoice] = useState(given.product ?? '');
  const isUnlisted = choice === UNLISTED;
  const product = findProduct(products, choice);
  const [message] = useState(() => messageInPage() ?? given.message ?? messageFor(product));
  const isQuotationWanted = isUnlisted || wantsQuotation({ ...given, product: choice });
  // Without a product, the fields stay in the form, hidden, so that their values reappear with them.
  const [quotation, setQuotation] = useState(isQuotationWanted ? { product } : undefined);
  if (isQuotationWanted && (!quotation || quotation.product !== product)) setQuotation({ product });

  // The server requires a message, so without script the browser must require it too (`completeMessage`).
  const [isMessageOptional, setIsMessageOptional] = useState(false);
  // Reads the page, because the visitor may have filled in the form before the script loaded.
  const readForm = () => {
    const form = fieldsRef.current?.closest('form');
    if (!form) return;
    const chosen = choiceIn(form);
    setChoice(chosen);
    nameProductInAddress(chosen);
    setIsMessageOptional(hasDetails(form));
  };
  useEffect(readForm, [choice]);

  return (
    <FieldContext value={{ errors, values: { ...given, message } }}>
      <div ref={fieldsRef} onInput={readForm} className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        {state?.kind === 'prefilled' && (
          // On a phone, the list of products is far below this line.
          <p className="border-l-4 border-teal pl-4 text-[1.125rem] leading-snug font-semibold text-navy sm:col-span-2">
            {product ? `Enquiry about ${product.name}` : '\u00a0'}
          </p>
        )}
        <FormField name="name" dir="auto" autoComplete="name" required />
        <FormField name="company" note="optional" dir="auto" autoComplete="organization" />
        {/* One of the two is required, which HTML cannot say. */}
        <FormField name="email" note="or contact number" type="email" autoComplete="email" />
        <FormField
          name="phone"
          note="or email"
          hint="Outside India: country code first (+971)."
          type="tel"
          autoComplete="tel"
        />
        <FormField
          name="product"
          note="optional"
          hint={isUnlisted ? 'Write its name or CAS number in the message.' : undefined}
          className="sm:col-span-2"
        >
          {(control) => (
            <SelectControl
              {...control}
              none="No product in particular"
              onChange={({ currentTarget }) => prefillMessage(currentTarget, products)}
            >
              {Object.entries(products).map(([slug, { name }]) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
              <option value="" data-unlisted="">
                Another chemical
              </option>
            </SelectControl>
          )}
        </FormField>
        {quotation && (
          <QuotationFields {...quotation} askTexts={askTexts} isHidden={!isQuotationWanted} />
        )}
        <FormField
          name="message"
          note={isMessageOptional ? 'optional' : undefined}
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
