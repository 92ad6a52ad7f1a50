import { use } from 'react';
import {
  acceptedDays,
  ASKS,
  ASKS_FIELD,
  isGivenLine,
  splitAsks,
} from '../../../records/enquiries/enquiry.ts';
import type { FormProduct } from '../../../records/enquiries/enquiry-form-props.ts';
import { describeTotal, loadsOf } from '../../../records/enquiries/load.ts';
import { INCOTERMS } from '../../../records/enquiries/quotation-choices.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { enquiryFieldId, FormContext, FormField } from './FormField.tsx';
import { FurtherLines } from './FurtherLines.tsx';
import { LineFields } from './LineFields.tsx';
import { findProduct } from './message.ts';

type QuotationFieldsProps = {
  /** The first line's product; undefined for a chemical that is not in the catalogue. */
  product: FormProduct | undefined;
  /** Hidden fields keep their values but are not sent. */
  isHidden: boolean;
};

/** The details of a quotation, all of them optional. */
export function QuotationFields({ product, isHidden }: QuotationFieldsProps) {
  const { data, given, values } = use(FormContext);
  const { products, askTexts, deliveryTexts } = data;
  const { delivery } = values;
  const loads = values.lines
    .filter(isGivenLine)
    .map((line) => loadsOf(findProduct(products, line.product), line));
  const asksId = enquiryFieldId(ASKS_FIELD);
  const ticked = splitAsks(given.asks);
  const offered = product?.asks ?? ASKS.filter((ask) => ask !== 'food-statements');
  return (
    <fieldset
      hidden={isHidden}
      disabled={isHidden}
      className="min-w-0 rounded-sm border border-line p-4 sm:col-span-2 sm:p-6"
    >
      <legend className="px-2 font-semibold">
        For a quotation
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      <p className="text-base text-muted">Fill in what you know already.</p>
      <div role="group" aria-labelledby={asksId} className="mt-5">
        <p id={asksId} className="font-semibold">
          {FIELD_LABELS.asks}
        </p>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {offered.map((ask) => (
            <label
              key={ask}
              className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 leading-snug"
            >
              <input
                type="checkbox"
                name={ASKS_FIELD}
                value={ask}
                defaultChecked={ticked.includes(ask)}
                className="size-5 shrink-0 accent-teal-deep"
              />
              {askTexts[ask]}
            </label>
          ))}
        </div>
      </div>
      <div className="mt-5 grid gap-x-6 gap-y-6 sm:grid-cols-2">
        <LineFields line={1} product={product} />
        <FurtherLines />
      </div>
      <p role="status" className="mt-5 font-medium empty:hidden">
        {describeTotal(loads, delivery !== 'india')}
      </p>
      <div className="mt-5 grid gap-x-6 gap-y-6 border-t border-line pt-5 sm:grid-cols-2">
        <FormField name="delivery" options={Object.entries(deliveryTexts)} />
        <FormField
          name="wantedBy"
          type="date"
          // Set on focus, because the prerendered page may be old.
          onFocus={({ currentTarget }) => {
            Object.assign(currentTarget, acceptedDays());
          }}
        />
        <FormField name="incoterm" isHidden={delivery === 'india'} options={INCOTERMS} />
        <FormField
          name="destination"
          label={delivery === 'india' ? 'City or PIN' : undefined}
          dir="auto"
        />
        {/* Without script, it is always there. */}
        <FormField
          name="gstin"
          isHidden={delivery === 'export'}
          className={delivery === '' ? 'hidden noscript:block' : ''}
        />
        <FormField name="earlier" note="if there is one" />
      </div>
    </fieldset>
  );
}
