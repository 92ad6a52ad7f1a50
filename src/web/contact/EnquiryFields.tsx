import type { ReactNode } from 'react';
import enquiryForm from 'virtual:enquiry-form';
import { ENQUIRY_LENGTHS } from '../../records/enquiry.ts';
import { FormField, type FieldSource } from './FormField.tsx';
import { ProductSearchBox } from './ProductSearchBox.tsx';
import { SelectControl } from './SelectControl.tsx';

export type EnquiryFieldsProps = {
  source: FieldSource;
  /** Of the product that stands in the form from the start. */
  nameOfPage: string | undefined;
  onProduct: (slug: string) => void;
  /** What is asked about a product, below it. */
  quotation: ReactNode;
};

/** The form's fields. No `maxlength`: it would cut pasted text silently. */
export function EnquiryFields({ source, nameOfPage, onProduct, quotation }: EnquiryFieldsProps) {
  const { texts, products } = enquiryForm;
  return (
    <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
      <FormField source={source} name="name">
        {(control) => <input type="text" dir="auto" autoComplete="name" required {...control} />}
      </FormField>
      <FormField source={source} name="company" isOptional>
        {(control) => <input type="text" dir="auto" autoComplete="organization" {...control} />}
      </FormField>
      <FormField source={source} name="email">
        {(control) => (
          <input
            type="email"
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            required
            {...control}
          />
        )}
      </FormField>
      <FormField source={source} name="phone" isOptional>
        {(control) => <input type="tel" autoComplete="tel" inputMode="tel" {...control} />}
      </FormField>
      <FormField source={source} name="product" isOptional className="sm:col-span-2">
        {(control) =>
          products ? (
            <SelectControl
              {...control}
              none={texts.anyProduct}
              options={products.map(({ slug, name }) => ({ value: slug, text: name }))}
              onChange={(event) => onProduct(event.currentTarget.value)}
            />
          ) : (
            <ProductSearchBox control={control} name={nameOfPage} onProduct={onProduct} />
          )
        }
      </FormField>
      {quotation}
      <FormField source={source} name="message" className="sm:col-span-2">
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
  );
}
