import type { ComponentProps } from 'react';
import { Icon } from '../../components/Icon.tsx';

/** The text of an option, or its value and its text. */
export type SelectOption = string | readonly [value: string, text: string];

type SelectControlProps = ComponentProps<'select'> & {
  /** The text of the first option, whose value is empty. */
  none: string;
  options: readonly SelectOption[];
};

/** A select whose first option means no choice. The children are further options. */
export function SelectControl({
  none,
  options,
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
        {options.map((option) =>
          typeof option === 'string' ? (
            <option key={option}>{option}</option>
          ) : (
            <option key={option[0]} value={option[0]}>
              {option[1]}
            </option>
          ),
        )}
        {children}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-teal-deep"
      />
    </div>
  );
}
