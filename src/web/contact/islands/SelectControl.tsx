import type { ComponentProps } from 'react';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-props.ts';
import { Icon } from '../../components/Icon.tsx';
import type { FieldControl } from './FormField.tsx';

type SelectControlProps = ComponentProps<'select'> & {
  /** The text of the first option, whose value is empty. */
  none: string;
};

/** A select whose first option means no choice. The children are the other options. */
export function SelectControl({
  none,
  className = '',
  children,
  defaultValue,
  ...control
}: SelectControlProps) {
  return (
    <div className="relative">
      {/* React would mark every option with an empty value as selected, so the last one would win. */}
      <select
        {...control}
        defaultValue={defaultValue || undefined}
        className={`${className} cursor-pointer appearance-none pr-10`}
      >
        <option value="">{none}</option>
        {children}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-teal-deep"
      />
    </div>
  );
}

/** The products of the catalogue as options. */
export function ProductOptions({ products }: Pick<EnquiryFormData, 'products'>) {
  return Object.entries(products).map(([slug, { name }]) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
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
