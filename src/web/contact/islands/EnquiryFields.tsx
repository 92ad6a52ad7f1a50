import { useEffect, useRef, useState } from 'react';
import {
  MESSAGE_LENGTH_MIN,
  normaliseEnquiry,
  PURPOSES,
  wantsQuotation,
  type FieldTexts,
} from '../../../records/enquiries/enquiry.ts';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-props.ts';
import { keep, saveDraft, valuesIn } from './draft.ts';
import { FormContext, FormField } from './FormField.tsx';
import {
  findProduct,
  messageFor,
  messageIn,
  messageInPage,
  namesIn,
  productOptions,
} from './message.ts';
import { choiceIn, chooseWanted, WANTED_CHOICE } from './prepare-form.ts';
import { QuotationFields } from './QuotationFields.tsx';
import { DELIVERY_KEY, listedProducts, listProducts } from './restore-form.ts';
import { SelectControl } from './SelectControl.tsx';

type EnquiryFieldsProps = {
  data: EnquiryFormData;
  /** The initial values. */
  given: FieldTexts;
  /** Whether the values are those of a draft or a link, not of the page as it was sent. */
  isRestored: boolean;
  errors: FieldTexts;
};

/** The form's fields. They have no `maxlength`, because browsers cut pasted text at it without a notice. */
export function EnquiryFields({ data, given, isRestored, errors }: EnquiryFieldsProps) {
  const { products, purposeTexts } = data;
  const fieldsRef = useRef<HTMLDivElement>(null);
  const isWantedGiven = isRestored ? given.wanted !== undefined : Boolean(given.wanted);
  const givenChoice = given.product || (isWantedGiven ? WANTED_CHOICE : '');
  /** What fields depend on. */
  const [{ choice, shown, values }, setNow] = useState(() => ({
    choice: givenChoice,
    /** The last choice that was not "none": without a product, its fields stay in the form, hidden, with their values. */
    shown: givenChoice,
    /** The values of the form; those of hidden fields are empty. */
    values: normaliseEnquiry(given),
  }));
  const isWanted = choice === WANTED_CHOICE;
  const isPurpose = PURPOSES.some((purpose) => purpose === choice);
  const isQuotationWanted =
    isWanted ||
    (values.lines.length > 1 && !isPurpose) ||
    wantsQuotation({
      ...(choice === givenChoice && given),
      product: choice,
      // It may be remembered from another enquiry.
      delivery: '',
    });
  const [firstPrepared] = useState(() => messageFor(values, data));
  const prepared = useRef(firstPrepared);
  const [message] = useState(
    () => (isRestored ? undefined : messageInPage()) ?? given.message ?? firstPrepared,
  );

  const readForm = (form: HTMLFormElement) => {
    const chosen = choiceIn(form);
    const read = normaliseEnquiry(valuesIn(form));
    // Ticks in hidden fields are not sent, but appear again with the fields.
    const asks = read.asks || (form.querySelector('fieldset[disabled]') ? values.asks : '');
    const next = { ...read, asks };
    setNow((now) => ({ choice: chosen, shown: chosen || now.shown, values: next }));
    // The prepared message follows the choices and the ticks until the visitor changes it.
    const field = messageIn(form);
    const text = messageFor(next, data);
    if (field?.value === prepared.current) field.value = text;
    prepared.current = text;
    return next;
  };
  const onInput = () => {
    const form = fieldsRef.current?.closest('form');
    if (!form) return;
    const { lines, delivery } = readForm(form);
    const { message: typed, ...draft } = valuesIn(form);
    saveDraft(typed === prepared.current ? draft : { ...draft, message: typed ?? '' });
    if (delivery) keep('localStorage', DELIVERY_KEY, delivery);
    // A product that was removed from the form is no longer in the list.
    const listed = listedProducts();
    const left = listed.filter((slug) => lines.some(({ product }) => product === slug));
    if (left.length < listed.length) listProducts(left);
  };
  useEffect(() => {
    const form = fieldsRef.current?.closest('form');
    if (!form) return;
    if (givenChoice === WANTED_CHOICE) chooseWanted(form);
    if (isRestored) onInput();
    // Once, at first.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // The visitor may have filled in the form before the script ran. With another choice, hidden fields come back.
  useEffect(() => {
    const form = fieldsRef.current?.closest('form');
    if (form) readForm(form);
    // It reads the form itself, so only another choice calls for it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [choice]);
  const about = namesIn(values, products);

  return (
    <FormContext value={{ data, errors, given: { ...given, message }, values }}>
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
            <SelectControl
              {...control}
              none="No product in particular"
              options={productOptions(products)}
            >
              <option value="" data-wanted="">
                Another chemical
              </option>
              <optgroup label="It is not about a product">
                {PURPOSES.map((purpose) => (
                  <option key={purpose} value={purpose}>
                    {purposeTexts[purpose]}
                  </option>
                ))}
              </optgroup>
            </SelectControl>
          )}
        </FormField>
        <FormField name="wanted" dir="auto" className="sm:col-span-2" isHidden={!isWanted} />
        <QuotationFields product={findProduct(products, shown)} isHidden={!isQuotationWanted} />
        <FormField
          name="message"
          hint={
            isQuotationWanted
              ? values.asks.includes('sample')
                ? 'Please write the address for the courier of the sample here.'
                : 'Not needed if the fields above say it all.'
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
    </FormContext>
  );
}
