import { useState } from 'react';
import {
  ENQUIRY_LENGTHS,
  wantsQuotation,
  type FieldTexts,
} from '../../../records/enquiries/enquiry.ts';
import { valuesOf, type EnquiryPageState } from '../../../records/enquiries/enquiry-page.ts';
import { useFormData } from './form-data-context.ts';
import { FieldContext, FormField } from './FormField.tsx';
import { QuotationFields } from './QuotationFields.tsx';
import { SelectControl } from './SelectControl.tsx';
import { useChosenProduct } from './use-chosen-product.ts';

const NO_BREAK_SPACE = '\u00a0';

export type EnquiryFieldsProps = { state: EnquiryPageState | undefined; errors: FieldTexts };

/** The form's fields. No `maxlength`: it would cut pasted text silently. */
export function EnquiryFields({ state, errors }: EnquiryFieldsProps) {
  const { texts, offers } = useFormData();
  const values = valuesOf(state);
  const { product, setProduct } = useChosenProduct(values.product ?? '');
  const offer = offers[product];
  const isQuotationWanted = wantsQuotation({ ...values, product });
  // Once there, it stays, hidden: who changes the product twice types nothing twice.
  const [hasQuotation, setHasQuotation] = useState(isQuotationWanted);
  if (isQuotationWanted && !hasQuotation) setHasQuotation(true);
  return (
    <FieldContext value={{ errors, values }}>
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        {state?.kind === 'begun' && (
          // The list that says it too is far below, on a phone.
          <p className="border-l-4 border-teal pl-4 text-[1.125rem] leading-snug font-semibold text-navy sm:col-span-2">
            {offer ? texts.about.replace('{product}', () => offer.name) : NO_BREAK_SPACE}
          </p>
        )}
        <FormField name="name" dir="auto" autoComplete="name" required />
        <FormField name="company" isOptional dir="auto" autoComplete="organization" />
        <FormField name="email" type="email" autoComplete="email" required />
        <FormField name="phone" type="tel" autoComplete="tel" isOptional />
        <FormField name="product" isOptional className="sm:col-span-2">
          {(control) => (
            <SelectControl
              {...control}
              none={texts.anyProduct}
              options={Object.entries(offers).map(([slug, { name }]) => ({
                value: slug,
                text: name,
              }))}
              onChange={(event) => setProduct(event.currentTarget.value)}
            />
          )}
        </FormField>
        {hasQuotation && <QuotationFields offer={offer} isHidden={!isQuotationWanted} />}
        <FormField name="message" className="sm:col-span-2">
          {(control) => (
            <textarea
              dir="auto"
              rows={6}
              required
              minLength={ENQUIRY_LENGTHS.message.min}
              {...control}
              className={`${control.className} resize-y`}
            />
          )}
        </FormField>
      </div>
    </FieldContext>
  );
}
