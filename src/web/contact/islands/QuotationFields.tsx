import { use } from 'react';
import { acceptedDays, ASKS, ASKS_FIELD, splitAsks } from '../../../records/enquiries/enquiry.ts';
import type {
  EnquiryFormData,
  FormProduct,
} from '../../../records/enquiries/enquiry-form-props.ts';
import { ANY_PACKAGING, INCOTERMS, UNITS } from '../../../records/enquiries/quotation-choices.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { enquiryFieldId, FieldContext, FormField, type FieldControl } from './FormField.tsx';
import { SelectControl } from './SelectControl.tsx';

const OTHER = 'Other / not sure';
const MINIMUM_ORDER_ID = 'minimum-order';

type QuotationFieldsProps = Pick<EnquiryFormData, 'askTexts'> & {
  /** The chosen product with its grades and packaging; undefined for a chemical that is not in the catalogue. */
  product: FormProduct | undefined;
  /** The ticked values of `asks`, joined by commas. */
  asks: string;
  /** What a container holds, when the quantity does not fit it. */
  load: string;
  /** Hidden fields keep their values but are not sent. */
  isHidden: boolean;
};

/** The details of a quotation, all of them optional. */
export function QuotationFields({ product, askTexts, asks, load, isHidden }: QuotationFieldsProps) {
  const asksId = enquiryFieldId(ASKS_FIELD);
  const ticked = splitAsks(use(FieldContext).values.asks);
  const asked = splitAsks(asks);
  const offered = product?.asks ?? ASKS.filter((ask) => ask !== 'food-statements');
  // A sample is not ordered.
  const hasMinimum = product && (!asked.includes('sample') || asked.includes('price'));
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
        {product ? (
          <FormField name="grade">
            {(control) => <Choice {...control} options={[...product.grades, OTHER]} />}
          </FormField>
        ) : (
          <FormField name="grade" dir="auto" />
        )}
        <FormField name="packaging">
          {(control) => (
            <Choice {...control} options={[...(product?.packaging ?? ANY_PACKAGING), OTHER]} />
          )}
        </FormField>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3">
          <FormField
            name="quantity"
            inputMode="decimal"
            aria-describedby={hasMinimum ? MINIMUM_ORDER_ID : undefined}
          />
          <FormField name="unit">{(control) => <Choice {...control} options={UNITS} />}</FormField>
          {hasMinimum && (
            <p
              id={MINIMUM_ORDER_ID}
              className="col-span-full -mt-1.5 text-[0.9375rem] text-balance text-muted"
            >
              Minimum order: {product.minimumOrder}
            </p>
          )}
          <p
            role="status"
            className="col-span-full -mt-1.5 text-[0.9375rem] font-medium text-balance empty:hidden"
          >
            {load}
          </p>
        </div>
        <FormField
          name="wantedBy"
          type="date"
          // Set on focus, because the prerendered page may be old.
          onFocus={({ currentTarget }) => {
            Object.assign(currentTarget, acceptedDays());
          }}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] items-end gap-3 sm:col-span-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <FormField name="incoterm">
            {(control) => <Choice {...control} options={INCOTERMS} />}
          </FormField>
          <FormField name="destination" dir="auto" />
        </div>
      </div>
    </fieldset>
  );
}

/** A select with these options. A value that the server sends back is added if it is missing. */
export function Choice({ options, ...control }: FieldControl & { options: readonly string[] }) {
  const { defaultValue } = control;
  const isAdded = defaultValue !== '' && !options.includes(defaultValue);
  return (
    <SelectControl {...control} none="Choose">
      {[...options, ...(isAdded ? [defaultValue] : [])].map((text) => (
        <option key={text}>{text}</option>
      ))}
    </SelectControl>
  );
}
