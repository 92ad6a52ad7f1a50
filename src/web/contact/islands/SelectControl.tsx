import type { ComponentProps } from 'react';
import { Icon } from '../../components/Icon.tsx';

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
