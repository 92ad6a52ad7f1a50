import type { ReactNode } from 'react';
import { ENQUIRY_LENGTHS, type ContactField } from '../../records/enquiry.ts';
import { FormField } from './FormField.tsx';
import { fieldProps, type FieldSource } from './field-control.ts';
import { ProductSearchBox } from './ProductSearchBox.tsx';
import { SelectControl } from './SelectControl.tsx';

export type EnquiryFieldsProps = FieldSource & {
  /** Nothing where they are too many for a list. */
  products: readonly { slug: string; name: string }[] | undefined;
  /** The file with the names of all products. */
  namesHref: string;
  /** Of the product that stands in the form from the start. */
  nameOfPage: string | undefined;
  onProduct: (slug: string) => void;
  /** What is asked about a product, below it. */
  quotation: ReactNode;
};

/** The form's fields. No `maxlength`: it would cut pasted text silently. */
export function EnquiryFields({
  products,
  namesHref,
  nameOfPage,
  onProduct,
  quotation,
  ...source
}: EnquiryFieldsProps) {
  const { texts } = source;
  const propsOf = (field: ContactField) => fieldProps(source, field);
  const { optional } = texts;
  return (
    <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
      <FormField {...propsOf('name').around}>
        <input type="text" autoComplete="name" required {...propsOf('name').control} />
      </FormField>
      <FormField {...propsOf('company').around} optional={optional}>
        <input type="text" autoComplete="organization" {...propsOf('company').control} />
      </FormField>
      <FormField {...propsOf('email').around}>
        <input
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          required
          {...propsOf('email').control}
        />
      </FormField>
      <FormField {...propsOf('phone').around} optional={optional}>
        <input type="tel" autoComplete="tel" inputMode="tel" {...propsOf('phone').control} />
      </FormField>
      <FormField {...propsOf('product').around} optional={optional} className="sm:col-span-2">
        {products ? (
          <SelectControl
            {...propsOf('product').control}
            none={texts.anyProduct}
            options={products.map(({ slug, name }) => ({ value: slug, text: name }))}
            onChange={(event) => onProduct(event.currentTarget.value)}
          />
        ) : (
          <ProductSearchBox
            texts={texts}
            control={propsOf('product').control}
            namesHref={namesHref}
            name={nameOfPage}
            onProduct={onProduct}
          />
        )}
      </FormField>
      {quotation}
      <FormField {...propsOf('message').around} className="sm:col-span-2">
        <textarea
          rows={6}
          required
          minLength={ENQUIRY_LENGTHS.message.min}
          {...propsOf('message').control}
        />
      </FormField>
    </div>
  );
}
