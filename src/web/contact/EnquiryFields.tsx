import type { ComponentProps } from 'react';
import type { ContactPage } from '../../records/contact-page.ts';
import { ENQUIRY_LENGTHS, type EnquiryField } from '../../records/enquiry.ts';
import { describedBy, FormField } from '../ui/FormField.tsx';
import { Icon } from '../ui/Icon.tsx';

export type EnquiryFieldsProps = {
  texts: ContactPage['form'];
  products: readonly { slug: string; name: string }[];
  errors: Partial<Record<EnquiryField, string>>;
  /** What the visitor had typed, when the server sends the form back. */
  values: Partial<Record<EnquiryField, string>>;
};

/** The id of a field's control: error summaries link to it. */
export function enquiryFieldId(field: EnquiryField): string {
  return `enquiry-${field}`;
}

const CONTROL_CLASS =
  'mt-2 block w-full rounded-sm border border-muted bg-white px-4 py-3 text-[1.0625rem] leading-normal text-ink transition-colors hover:border-navy aria-[invalid=true]:border-2 aria-[invalid=true]:border-danger';

/** The form's fields. No `maxlength`: it would cut pasted text silently. */
export function EnquiryFields({ texts, products, errors, values }: EnquiryFieldsProps) {
  const fieldProps = (field: EnquiryField) => ({
    id: enquiryFieldId(field),
    label: texts.fields[field].label,
    hint: texts.fields[field].hint,
    error: errors[field],
  });
  const controlProps = (field: EnquiryField) =>
    ({
      id: enquiryFieldId(field),
      name: field,
      defaultValue: values[field] ?? '',
      'aria-describedby': describedBy(
        enquiryFieldId(field),
        texts.fields[field].hint,
        errors[field],
      ),
      'aria-invalid': errors[field] !== undefined ? true : undefined,
      className: CONTROL_CLASS,
    }) satisfies ComponentProps<'input'>;

  return (
    <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
      <FormField {...fieldProps('name')}>
        <input type="text" autoComplete="name" required {...controlProps('name')} />
      </FormField>
      <FormField {...fieldProps('company')} optional={texts.optional}>
        <input type="text" autoComplete="organization" {...controlProps('company')} />
      </FormField>
      <FormField {...fieldProps('email')}>
        <input
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          required
          {...controlProps('email')}
        />
      </FormField>
      <FormField {...fieldProps('phone')} optional={texts.optional}>
        <input type="tel" autoComplete="tel" inputMode="tel" {...controlProps('phone')} />
      </FormField>
      <FormField {...fieldProps('product')} optional={texts.optional} className="sm:col-span-2">
        <div className="relative">
          <select
            {...controlProps('product')}
            className={`${CONTROL_CLASS} cursor-pointer appearance-none pr-12`}
          >
            <option value="">{texts.anyProduct}</option>
            {products.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <Icon
            name="chevronDown"
            className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-teal-deep"
          />
        </div>
      </FormField>
      <FormField {...fieldProps('message')} className="sm:col-span-2">
        <textarea
          rows={6}
          required
          minLength={ENQUIRY_LENGTHS.message.min}
          {...controlProps('message')}
        />
      </FormField>
    </div>
  );
}
