import type { EnquiryField } from '../../records/enquiry.ts';
import type { ContactPage } from '../../records/contact-page.ts';
import { describedBy } from './FormField.tsx';

/** What the fields of the form are made of. */
export interface FieldSource {
  texts: ContactPage['form'];
  errors: Partial<Record<EnquiryField, string>>;
  /** What the visitor had typed, when the server sends the form back. */
  values: Partial<Record<EnquiryField, string>>;
}

/** The props of a field's control. */
export type FieldControl = ReturnType<typeof fieldProps>['control'];

const CONTROL_CLASS =
  'mt-2 block w-full rounded-sm border border-muted bg-white px-4 py-3 text-[1.0625rem] leading-normal text-ink transition-colors hover:border-navy aria-[invalid=true]:border-2 aria-[invalid=true]:border-danger';

/** The id of a field's control: error summaries link to it. */
export function enquiryFieldId(field: EnquiryField): string {
  return `enquiry-${field}`;
}

/** The props of a field's `FormField`, and those of its control. */
export function fieldProps({ texts, errors, values }: FieldSource, field: EnquiryField) {
  const id = enquiryFieldId(field);
  const { label, hint } = texts.fields[field];
  const error = errors[field];
  return {
    around: { id, label, hint, error },
    control: {
      id,
      name: field,
      defaultValue: values[field] ?? '',
      'aria-describedby': describedBy(id, hint, error),
      'aria-invalid': error !== undefined ? true : undefined,
      className: CONTROL_CLASS,
    },
  } as const;
}
