import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import {
  splitFieldName,
  type FieldName,
  type FieldTexts,
} from '../../../records/enquiries/enquiry.ts';
import { FIELD_LABELS } from './field-labels.ts';

/** The problems of all fields, and their initial values. */
type FieldSource = { errors: FieldTexts; values: FieldTexts };
export const FieldContext = createContext<FieldSource>({ errors: {}, values: {} });

export type FieldControl = {
  id: string;
  name: FieldName;
  defaultValue: string;
  disabled: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
};

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
  /** Renders another control in place of an input. The other props describe that control. */
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
  children,
  type = 'text',
  ...input
}: FormFieldProps) {
  const { errors, values } = use(FieldContext);
  const id = enquiryFieldId(name);
  const { field, line } = splitFieldName(name);
  const error = errors[name];
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, input['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  const control: FieldControl = {
    id,
    name,
    defaultValue: values[name] ?? '',
    disabled: isHidden,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error !== undefined || undefined,
    className: CONTROL_CLASS,
  };
  return (
    <div hidden={isHidden} className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label ?? FIELD_LABELS[field]}
        {line > 1 && field === 'product' && ` ${line}`}
        {line > 1 && field !== 'product' && <span className="sr-only"> of product {line}</span>}
        {note && <span className="font-normal text-muted"> ({note})</span>}
      </label>
      {children ? children(control) : <input type={type} {...input} {...control} />}
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
