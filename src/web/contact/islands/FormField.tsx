import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import {
  splitFieldName,
  type EnquiryValues,
  type FieldName,
  type FieldTexts,
} from '../../../records/enquiries/enquiry.ts';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-props.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { SelectControl, type SelectOption } from './SelectControl.tsx';

/** What all fields of the form share. */
type FormState = {
  data: EnquiryFormData;
  errors: FieldTexts;
  /** The initial values. */
  given: FieldTexts;
  /** The current values; those of hidden fields are empty. */
  values: EnquiryValues;
};
export const FormContext = createContext({} as FormState);

/** The props that an input, a select and a text area have in common. */
type FieldControl = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'defaultValue' | 'disabled' | 'aria-describedby' | 'aria-invalid' | 'className'
>;

type FormFieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  name: FieldName;
  /** Stands in place of the field's usual label. */
  label?: string | undefined;
  /** Words in brackets after the label, such as "optional". */
  note?: string | undefined;
  /** A line below the control. */
  hint?: string | undefined;
  /** A hidden field keeps its value but is not sent. */
  isHidden?: boolean;
  /** Classes of the whole field, not of its input. */
  className?: string;
  /** The choices of a select in place of an input. A given value that is not among them is added. */
  options?: readonly SelectOption[] | undefined;
  /** The text of the select's first option, whose value is empty. */
  none?: string;
  /** Renders another control. The other props describe it. */
  children?: (control: FieldControl) => ReactNode;
};

const INVALID_CLASS = 'aria-[invalid=true]:border-2 aria-[invalid=true]:border-danger';

const CONTROL_CLASS = `${INVALID_CLASS} mt-2 block min-h-13.5 w-full scroll-mt-12 rounded-sm border border-muted bg-white px-4 py-3 text-[1.0625rem] leading-normal text-ink transition-colors hover:border-navy`;

/** Returns the id of a field's control. Error summaries link to it. */
export function enquiryFieldId(field: FieldName): string {
  return `enquiry-${field}`;
}

/** A labelled control with its error and its hint below it, so that adjacent controls are aligned. */
export function FormField({
  name,
  label,
  note,
  hint,
  isHidden = false,
  className = '',
  options,
  none = 'Choose',
  children,
  type = 'text',
  ...input
}: FormFieldProps) {
  const { errors, given } = use(FormContext);
  const value = given[name] ?? '';
  const id = enquiryFieldId(name);
  const { field, line } = splitFieldName(name);
  const error = errors[name];
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, input['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  const control: FieldControl = {
    id,
    name,
    defaultValue: value,
    disabled: isHidden,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error !== undefined || undefined,
    className: CONTROL_CLASS,
  };
  const isAdded = value !== '' && !options?.flat().includes(value);
  return (
    <div hidden={isHidden} className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label ?? FIELD_LABELS[field]}
        {line > 1 && field === 'product' && ` ${line}`}
        {line > 1 && field !== 'product' && <span className="sr-only"> of product {line}</span>}
        {note && <span className="font-normal text-muted"> ({note})</span>}
      </label>
      {options ? (
        <SelectControl {...control} none={none} options={isAdded ? [...options, value] : options} />
      ) : (
        (children?.(control) ?? <input type={type} {...input} {...control} />)
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-2 text-base font-semibold text-danger">
          <span aria-hidden="true">!</span>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.9375rem] text-balance text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
