import { ASKS, ASKS_FIELD, splitAsks, type QuotationField } from '../../records/enquiry.ts';
import type { EnquiryTexts } from '../../records/enquiry-texts.ts';
import type { ProductOffer } from '../../records/product-offers.ts';
import { FormField } from './FormField.tsx';
import { enquiryFieldId, fieldProps, type FieldSource } from './field-control.ts';
import { SelectControl } from './SelectControl.tsx';

export type QuotationFieldsProps = FieldSource & {
  askTexts: EnquiryTexts['asks'];
  /** What the chosen product comes as, where that is known: anything else may be typed. */
  offer: ProductOffer | undefined;
  /** Hidden fields keep what was typed and are not sent. */
  isHidden: boolean;
};

/** What a quotation needs besides, all of it optional. */
export function QuotationFields({ askTexts, offer, isHidden, ...source }: QuotationFieldsProps) {
  const { quotation: texts, optional, fields } = source.texts;
  const propsOf = (field: QuotationField) => fieldProps(source, field);
  const asksId = enquiryFieldId(ASKS_FIELD);
  const ticked = splitAsks(source.values.asks);
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
        {texts.heading} <span className="font-normal text-muted">({optional})</span>
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
              {askTexts[ask]}
            </label>
          ))}
        </div>
      </div>
      <div className="mt-5 grid gap-x-6 gap-y-6 sm:grid-cols-2">
        <FormField {...propsOf('grade').around}>
          <input type="text" list="grades" {...propsOf('grade').control} />
          <Suggestions id="grades" texts={offer?.grades} />
        </FormField>
        <FormField {...propsOf('packaging').around}>
          <input type="text" list="packaging" {...propsOf('packaging').control} />
          <Suggestions id="packaging" texts={offer?.packaging} />
        </FormField>
        <FormField {...propsOf('quantity').around}>
          <input type="text" inputMode="decimal" {...propsOf('quantity').control} />
        </FormField>
        <FormField {...propsOf('unit').around}>
          <SelectControl {...propsOf('unit').control} {...chosenFrom(texts.units)} />
        </FormField>
        <FormField {...propsOf('destination').around} className="sm:col-span-2">
          <input type="text" {...propsOf('destination').control} />
        </FormField>
        <FormField {...propsOf('incoterm').around}>
          <SelectControl {...propsOf('incoterm').control} {...chosenFrom(texts.incoterms)} />
        </FormField>
        <FormField {...propsOf('wantedBy').around}>
          <input type="date" {...propsOf('wantedBy').control} />
        </FormField>
      </div>
    </fieldset>
  );
}

function Suggestions({ id, texts = [] }: { id: string; texts: readonly string[] | undefined }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}
