import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import type { EnquiryField, FieldTexts } from '../../../records/enquiries/enquiry.ts';
import { useFormData } from './form-data-context.ts';

/** Of all fields: what is wrong, and what the visitor had typed when the server sends the form back. */
type FieldSource = { errors: FieldTexts; values: FieldTexts };
export const FieldContext = createContext<FieldSource>({ errors: {}, values: {} });

export type FieldControl = {
  id: string;
  name: EnquiryField;
  defaultValue: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
};

export type FormFieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  name: EnquiryField;
  /** Said after the label of a field that may stay empty. */
  isOptional?: boolean;
  /** What is proposed by the `list` of its input. */
  suggestions?: readonly string[];
  /** Of the field, not of its input. */
  className?: string;
  /** Another control than an input, which all other props describe. */
  children?: (control: FieldControl) => ReactNode;
};

const CONTROL_CLASS =
  'mt-2 block w-full rounded-sm border border-muted bg-white px-4 py-3 text-[1.0625rem] leading-normal text-ink transition-colors hover:border-navy aria-[invalid=true]:border-2 aria-[invalid=true]:border-danger';

/** The id of a field's control: error summaries link to it. */
export function enquiryFieldId(field: EnquiryField): string {
  return `enquiry-${field}`;
}

/** A labelled control with its error and its hint below it: controls beside each other stay in line. */
export function FormField({
  name,
  isOptional,
  suggestions,
  className = '',
  children,
  type = 'text',
  ...input
}: FormFieldProps) {
  const { texts } = useFormData();
  const { errors, values } = use(FieldContext);
  const id = enquiryFieldId(name);
  const { label, hint } = texts.fields[name];
  const error = errors[name];
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    name,
    defaultValue: values[name] ?? '',
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error !== undefined || undefined,
    className: CONTROL_CLASS,
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> ({texts.optional})</span>}
      </label>
      {children ? children(control) : <input type={type} {...input} {...control} />}
      {suggestions && (
        <datalist id={input.list}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-2 text-base font-semibold text-danger">
          <span aria-hidden="true">!</span>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 max-w-[32rem] text-[0.9375rem] text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
