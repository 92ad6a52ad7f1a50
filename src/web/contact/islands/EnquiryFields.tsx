import { useEffect, useRef, useState } from 'react';
import {
  MESSAGE_LENGTH_MIN,
  wantsQuotation,
  type FieldTexts,
} from '../../../records/enquiries/enquiry.ts';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-props.ts';
import { valuesOf, type EnquiryPageState } from '../../../records/enquiries/enquiry-page.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import { FieldContext, FormField } from './FormField.tsx';
import { FurtherLines } from './FurtherLines.tsx';
import { loadHint } from './load-hint.ts';
import { findProduct, messageFor, messageInPage, messageOf } from './message.ts';
import { choiceIn, nameProductInAddress, WANTED_CHOICE } from './prepare-form.ts';
import { QuotationFields } from './QuotationFields.tsx';
import { readValues } from './read-values.ts';
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
  const givenChoice = given.product || (given.wanted ? WANTED_CHOICE : '');
  /** What fields depend on: the choice of the list, the chemical wanted, the ticks, the hint about loads. */
  const [{ choice, shown, wanted, asks, load }, setNow] = useState({
    choice: givenChoice,
    /** The last choice that was not "none": without a product, its fields stay in the form, hidden, with their values. */
    shown: givenChoice,
    wanted: given.wanted ?? '',
    asks: given.asks ?? '',
    load: '',
  });
  const isWanted = choice === WANTED_CHOICE;
  const product = findProduct(products, choice);
  const isQuotationWanted = isWanted || wantsQuotation({ ...given, product: choice });
  const firstPrepared = messageFor(findProduct(products, givenChoice), given.asks, askTexts);
  const prepared = useRef(firstPrepared);
  const [message] = useState(() => messageInPage() ?? given.message ?? firstPrepared);

  const readForm = () => {
    const form = fieldsRef.current?.closest('form');
    if (!form) return;
    const chosen = choiceIn(form);
    const values = readValues(form);
    const [line] = values.lines;
    // Ticks in hidden fields are not sent, but appear again with the fields.
    const ticked = values.asks || (form.querySelector('fieldset[disabled]') ? asks : '');
    const read = {
      choice: chosen,
      wanted: line?.wanted ?? '',
      asks: ticked,
      load: line ? loadHint(findProduct(products, chosen), line) : '',
    };
    setNow((now) =>
      Object.entries(read).every(([name, value]) => now[name as keyof typeof read] === value)
        ? now
        : { ...read, shown: chosen || now.shown },
    );
    nameProductInAddress(chosen);
    // The prepared message follows the choice and the ticks until the visitor changes it.
    const next = messageFor(findProduct(products, chosen), ticked, askTexts);
    const field = messageOf(form);
    if (field?.value === prepared.current) field.value = next;
    prepared.current = next;
  };
  // The visitor may have filled in the form before the script loaded.
  const restoresLeft = useRef(2);
  const isSentBack = state !== undefined && 'values' in state;
  useEffect(() => {
    const form = fieldsRef.current?.closest('form');
    // Once more when the choices of the product are there.
    if (form && !isSentBack && restoresLeft.current-- > 0) restoreDraft(form, prepared.current);
    readForm();
    // It reads the form itself, so only another choice calls for it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [choice]);
  const onInput = () => {
    readForm();
    const form = fieldsRef.current?.closest('form');
    if (form) saveDraft([...new FormData(form)]);
  };
  const about = product?.name ?? wanted;

  return (
    <FieldContext value={{ errors, values: { ...given, message } }}>
      <div ref={fieldsRef} onInput={onInput} className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        {(givenChoice !== '' || about !== '') && (
          // On a phone, the list of products is far below this line.
          <p className="border-l-4 border-teal pl-4 text-[1.125rem] leading-snug font-semibold wrap-anywhere text-navy sm:col-span-2">
            {about === '' ? '\u00a0' : `Enquiry about ${about}`}
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
        <FormField name="product" note="optional" className="sm:col-span-2">
          {(control) => (
            <SelectControl {...control} none="No product in particular">
              {Object.entries(products).map(([slug, { name }]) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
              <option value="" data-wanted="">
                Another chemical
              </option>
            </SelectControl>
          )}
        </FormField>
        <FormField name="wanted" dir="auto" className="sm:col-span-2" isHidden={!isWanted} />
        <QuotationFields
          {...{ askTexts, asks, load }}
          product={findProduct(products, shown)}
          isHidden={!isQuotationWanted}
        />
        <FurtherLines products={products} />
        <FormField
          name="message"
          hint={
            isQuotationWanted
              ? 'Not needed if the fields above say it all.'
              : 'What we need for an answer: product, grade, quantity, packaging, port of destination.'
          }
          className="sm:col-span-2"
        >
          {(control) => (
            <textarea
              dir="auto"
              rows={4}
              required={!isQuotationWanted}
              minLength={isQuotationWanted ? undefined : MESSAGE_LENGTH_MIN}
              {...control}
            />
          )}
        </FormField>
      </div>
    </FieldContext>
  );
}
