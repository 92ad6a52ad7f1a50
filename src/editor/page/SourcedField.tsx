import { toFieldPathId, type FieldProps, type RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import { differences, labelOf } from '../differences.ts';

type Sourced = { value?: unknown; sample?: true; source?: string; confirm?: string };
const isSourced = (data: unknown): data is Sourced =>
  typeof data === 'object' &&
  data !== null &&
  ['value', 'sample', 'source'].some((name) => name in data);

/** A value and its origin: an example, or real, with who says so. `isPlainAllowed` if some need no origin. */
export function SourcedField(props: FieldProps) {
  const { schema, errorSchema, fieldPathId, onChange, registry, name } = props;
  const formData: unknown = props.formData;
  const [first] = useState(formData);
  const title = labelOf(name.replace(/^\d+$/, (index) => String(Number(index) + 1)));
  const SchemaField = registry.fields['SchemaField']!;
  const isPlain = 'isPlainAllowed' in schema && !isSourced(formData);
  const data: Sourced = isSourced(formData) ? formData : { value: formData };
  const { sample, source, ...rest } = data;
  const origins = {
    ...('isPlainAllowed' in schema && { 'No source needed': data.value }),
    'An example': { ...rest, sample: true },
    'Real, says': { ...rest, source: source ?? '' },
  };
  const labels = Object.keys(origins) as (keyof typeof origins)[];
  const ofSource = source === undefined ? (sample ? 'An example' : '') : 'Real, says';
  const label = isPlain ? labels[0] : ofSource;
  const part = (
    part: keyof Sourced | 'confirmed',
    path = toFieldPathId(part, registry.globalFormOptions, fieldPathId),
  ) => (
    <SchemaField
      {...props}
      name={part}
      schema={{
        title: part === 'value' ? (schema.title ?? title) : '',
        ...(part === 'value' && { description: schema.description }),
        ...(schema.properties?.[part] as RJSFSchema),
      }}
      formData={(data as Record<string, unknown>)[part]}
      errorSchema={(isPlain ? errorSchema : errorSchema?.[part]) ?? {}}
      fieldPathId={path}
    />
  );
  return (
    <div className="sourced">
      {part('value', isPlain ? fieldPathId : undefined)}
      <div className="origin">
        <select
          aria-label={`Origin of ${title}`}
          value={label}
          onChange={({ target }) =>
            onChange(origins[target.value as keyof typeof origins], fieldPathId.path)
          }
        >
          {label === '' && <option value="">An example, or real?</option>}
          {labels.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        {label === 'Real, says' && part('source')}
      </div>
      {sample && differences(first, formData).length > 0 && (
        <p className="hint">
          Still marked as an example. If it is real now, choose “Real, says” and write who says so.
        </p>
      )}
      {data.confirm && (
        <>
          To confirm: {data.confirm} {part('confirmed')}
        </>
      )}
    </div>
  );
}
