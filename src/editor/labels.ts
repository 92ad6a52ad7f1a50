import type { RJSFSchema } from '@rjsf/utils';
import { labelOf } from './differences.ts';

const optionsOf = ({ anyOf = [], oneOf = [] }: RJSFSchema) => [...anyOf, ...oneOf] as RJSFSchema[];

/** Returns the fields of a group, of all its alternatives; undefined if it is none. */
function propertiesOf(schema: RJSFSchema): Record<string, RJSFSchema> | undefined {
  const groups = [schema, ...optionsOf(schema)].flatMap(({ properties }) => properties ?? []);
  return groups.length > 0
    ? (Object.assign({}, ...groups) as Record<string, RJSFSchema>)
    : undefined;
}

/** Returns the schema of an inner field, and its label unless the form shows none. */
function step(schema: RJSFSchema, name: string): { schema: RJSFSchema; label?: string } {
  const properties = propertiesOf(schema);
  if (schema.$id === 'sourced' && !(name in (properties ?? {})))
    return step(properties?.['value'] ?? {}, name);
  const list = [schema, ...optionsOf(schema)].find(({ items }) => items);
  if (list) return { schema: list.items as RJSFSchema, label: String(Number(name) + 1) };
  const inner = properties?.[name] ?? {};
  if (schema.$id === 'sourced' && name === 'value') return { schema: inner };
  return { schema: inner, label: inner.title ?? labelOf(name) };
}

/** Returns the name of the group in which the form of a record has one of its fields. */
export function groupOf(name: string, field: RJSFSchema): string {
  const shown = field.$id === 'sourced' ? field.properties?.['value'] : field;
  const { type } = (shown ?? {}) as RJSFSchema;
  const isNested = type === 'object' || type === 'array';
  return (field['group'] as string) ?? (isNested ? (field.title ?? labelOf(name)) : 'General');
}

/** Returns the labels that lead to a field in the form of its record, such as "Properties > Density > Value". */
export function labelsOf(schema: RJSFSchema, field: readonly string[]): string {
  const [first = ''] = field;
  const top = schema.properties?.[first] as RJSFSchema | undefined;
  const labels = top ? [groupOf(first, top)] : [];
  let inner = schema;
  for (const name of field) {
    const next = step(inner, name);
    if (next.label !== undefined && next.label !== labels.at(-1)) labels.push(next.label);
    inner = next.schema;
  }
  return labels.slice(labels[0] === 'General' ? 1 : 0).join(' > ');
}

/** A field of a record and what it contains. */
export type FieldText = { field: string[]; text: string };

/** Returns the fields of a record that have no inner fields, those that it leaves out too. */
export function fieldTexts(schema: RJSFSchema, data: unknown): FieldText[] {
  const texts: FieldText[] = [];
  const visit = (schema: RJSFSchema, value: unknown, field: string[]) => {
    if ('isHidden' in schema) return;
    if (Array.isArray(value) || (typeof value === 'object' && value !== null)) {
      const names = Object.keys({ ...(Array.isArray(value) ? {} : schema.properties), ...value });
      for (const name of names)
        visit(step(schema, name).schema, (value as Record<string, unknown>)[name], [
          ...field,
          name,
        ]);
    } else if ('const' in schema === false || value !== undefined) {
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      texts.push({ field, text });
    }
  };
  visit(schema, data, []);
  return texts;
}
