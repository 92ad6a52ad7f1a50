import { use } from 'react';
import { ASKS, ASKS_FIELD, splitAsks } from '../../../records/enquiries/enquiry.ts';
import type { ProductOffer } from '../../../records/products/product-offers.ts';
import { enquiryFieldId, FieldContext, FormField } from './FormField.tsx';
import { useFormData } from './form-data-context.ts';
import { SelectControl } from './SelectControl.tsx';

export type QuotationFieldsProps = {
  /** What the chosen product comes as, where that is known: anything else may be typed. */
  offer: ProductOffer | undefined;
  /** Hidden fields keep what was typed and are not sent. */
  isHidden: boolean;
};

/** The day where the visitor is, as a date field has it: Sweden writes dates so. */
const today = () => new Date().toLocaleDateString('sv');

/** What a quotation needs besides, all of it optional. */
export function QuotationFields({ offer, isHidden }: QuotationFieldsProps) {
  const enquiryForm = useFormData();
  const { quotation: texts, optional, fields } = enquiryForm.texts;
  const asksId = enquiryFieldId(ASKS_FIELD);
  const ticked = splitAsks(use(FieldContext).values.asks);
  const chosenFrom = (options: readonly string[]) => ({
    none: texts.none,
    options: options.map((option) => ({ value: option, text: option })),
  });
  return (
    <fieldset
      hidden={isHidden}
      disabled={isHidden}
      className="min-w-0 rounded-sm border border-line p-4 sm:col-span-2 sm:p-6"
    >
      <legend className="px-2 font-semibold">
        {texts.heading}
        <span className="font-normal text-muted"> ({optional})</span>
      </legend>
      <p className="text-base text-muted">{texts.introduction}</p>
      <div role="group" aria-labelledby={asksId} className="mt-5">
        <p id={asksId} className="font-semibold">
          {fields.asks.label}
        </p>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {ASKS.map((ask) => (
            <label key={ask} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name={ASKS_FIELD}
                value={ask}
                defaultChecked={ticked.includes(ask)}
                className="size-5 shrink-0 accent-teal-deep"
              />
              {enquiryForm.askTexts[ask]}
            </label>
          ))}
        </div>
      </div>
      <div className="mt-5 grid gap-x-6 gap-y-6 sm:grid-cols-2">
        <FormField name="grade" dir="auto" list="grades" suggestions={offer?.grades ?? []} />
        <FormField
          name="packaging"
          dir="auto"
          list="packaging"
          suggestions={offer?.packaging ?? []}
        />
        <FormField name="quantity" inputMode="decimal" />
        <FormField name="unit">
          {(control) => <SelectControl {...control} {...chosenFrom(texts.units)} />}
        </FormField>
        <FormField name="destination" dir="auto" className="sm:col-span-2" />
        <FormField name="incoterm">
          {(control) => <SelectControl {...control} {...chosenFrom(texts.incoterms)} />}
        </FormField>
        <FormField
          name="wantedBy"
          type="date"
          // Not before: the page may have been made long ago.
          onFocus={({ currentTarget }) => {
            currentTarget.min = today();
          }}
        />
      </div>
    </fieldset>
  );
}
