import { use } from 'react';
import { countLines, nameInLine } from '../../../records/enquiries/enquiry.ts';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-props.ts';
import { UNITS } from '../../../records/enquiries/quotation-choices.ts';
import { FieldContext, FormField } from './FormField.tsx';
import { Choice } from './QuotationFields.tsx';
import { SelectControl } from './SelectControl.tsx';

/** The products after the first one of a form that is sent back. */
export function FurtherLines({ products }: Pick<EnquiryFormData, 'products'>) {
  const count = countLines(use(FieldContext).values);
  return (
    <>
      {Array.from({ length: count - 1 }, (_, index) => index + 2).map((line) => (
        <fieldset
          key={line}
          className="grid min-w-0 gap-x-6 gap-y-6 rounded-sm border border-line p-4 sm:col-span-2 sm:grid-cols-2 sm:p-6"
        >
          <legend className="px-2 font-semibold">Product {line}</legend>
          <FormField name={nameInLine('product', line)}>
            {(control) => (
              <SelectControl {...control} none="Another chemical">
                {Object.entries(products).map(([slug, { name }]) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </SelectControl>
            )}
          </FormField>
          <FormField name={nameInLine('wanted', line)} dir="auto" />
          <FormField name={nameInLine('grade', line)} dir="auto" />
          <FormField name={nameInLine('packaging', line)} dir="auto" />
          <FormField name={nameInLine('quantity', line)} inputMode="decimal" />
          <FormField name={nameInLine('unit', line)}>
            {(control) => <Choice {...control} options={UNITS} />}
          </FormField>
        </fieldset>
      ))}
    </>
  );
}
