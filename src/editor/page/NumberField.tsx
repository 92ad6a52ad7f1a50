import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { numberOf } from '../numbers.ts';

/** A number, typed as text: browsers drop the comma of `0,31`, and the wheel changes a field for numbers. */
export function NumberField({ formData, schema, fieldPathId, onChange }: FieldProps) {
  const value = formData as number | string | null | undefined;
  const [typed, setTyped] = useState('');
  // What is typed differs from the number: "1.50".
  const shown = numberOf(typed) === value ? typed : String(value ?? '');
  const empty = schema.type === 'number' || schema.type === 'integer' ? undefined : null;
  return (
    <input
      id={fieldPathId.$id}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberOf(target.value) ?? empty, fieldPathId.path);
      }}
    />
  );
}
