import { use } from 'react';
import { nameInLine } from '../../../records/enquiries/enquiry.ts';
import type { FormProduct } from '../../../records/enquiries/enquiry-form-props.ts';
import { describeLine, loadsOf } from '../../../records/enquiries/load.ts';
import { ANY_PACKAGING, UNITS } from '../../../records/enquiries/quotation-choices.ts';
import { FormContext, FormField } from './FormField.tsx';

const OTHER = 'Other / not sure';

type LineFieldsProps = {
  /** The number of the line, from 1. */
  line: number;
  /** The chosen product with its grades and packaging; undefined for a chemical that is not in the catalogue. */
  product: FormProduct | undefined;
};

/** The grade, packaging and quantity of a line. */
export function LineFields({ line, product }: LineFieldsProps) {
  const { asks, delivery, lines } = use(FormContext).values;
  // A sample is not ordered.
  const isOrder = !asks.includes('sample') || asks.includes('price');
  const minimum = isOrder ? minimumText(product, delivery) : '';
  const minimumId = `minimum-order-${line}`;
  const entered = lines[line - 1];
  return (
    <>
      <FormField
        name={nameInLine('grade', line)}
        dir="auto"
        options={product && [...product.grades, OTHER]}
      />
      <FormField
        name={nameInLine('packaging', line)}
        options={[...(product?.packaging ?? ANY_PACKAGING), OTHER]}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3">
        <FormField
          name={nameInLine('quantity', line)}
          inputMode="decimal"
          aria-describedby={minimum ? minimumId : undefined}
        />
        <FormField name={nameInLine('unit', line)} options={UNITS} />
      </div>
      <div className="self-end text-[0.9375rem] text-balance max-sm:-mt-4">
        {minimum && (
          <p id={minimumId} className="text-muted">
            {minimum}
          </p>
        )}
        <p role="status" className="font-medium empty:hidden">
          {entered && describeLine(loadsOf(product, entered), delivery !== 'india')}
        </p>
      </div>
    </>
  );
}

/** Returns the minimum order for the chosen delivery, or both; empty without a product. */
function minimumText(product: FormProduct | undefined, delivery: string): string {
  if (!product) return '';
  const { india, export: exported } = product.minimumOrder;
  const inIndia = `Minimum order in India: ${india}.`;
  const forExport = `Minimum order for export: ${exported}.`;
  if (delivery === 'india') return inIndia;
  return delivery === 'export' ? forExport : `${inIndia} ${forExport}`;
}
