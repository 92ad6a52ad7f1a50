import type { ComponentProps } from 'react';
import { Icon } from '../../components/Icon.tsx';

export type SelectControlProps = ComponentProps<'select'> & {
  /** The first choice: none. */
  none: string;
  options: readonly { value: string; text: string }[];
};

/** A list of choices that may stay unchosen. */
export function SelectControl({ none, options, className = '', ...control }: SelectControlProps) {
  return (
    <div className="relative">
      <select {...control} className={`${className} cursor-pointer appearance-none pr-12`}>
        <option value="">{none}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute inset-y-0 right-4 my-auto text-teal-deep"
      />
    </div>
  );
}
