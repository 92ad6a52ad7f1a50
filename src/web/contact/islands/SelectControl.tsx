import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';

export type SelectControlProps = ComponentProps<'select'> & {
  /** The text of the first choice, whose value is empty. */
  none: string;
  options: readonly { value: string; text: string }[];
  /** More choices, after all others. */
  children?: ReactNode;
};

/** A list of choices of which none need be chosen. */
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
      {/* React would choose every option with an empty value, and so the last. */}
      <select
        {...control}
        defaultValue={defaultValue || undefined}
        className={`${className} cursor-pointer appearance-none pr-10`}
      >
        <option value="">{none}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        {children}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-teal-deep"
      />
    </div>
  );
}
