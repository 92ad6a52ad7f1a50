import { z } from 'zod';

type Json = Record<string, unknown>;
type Field = readonly string[];
type JsonSchema = z.core.JSONSchema.BaseSchema;

const FILLER =
  ' with the further words that an owner adds to a text, such as polymethylmethacrylate or 1,250 mg/kg,'.repeat(
    8,
  );

const NAMES = /^(name|displayName|images)\b/;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const at = (record: unknown, field: Field): unknown =>
  field.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), record);

/** Sets a field of a record. */
function set(record: unknown, field: Field, value: unknown): void {
  (at(record, field.slice(0, -1)) as Json)[field.at(-1) as string] = value;
}

const isWithin = (inner: Field, outer: Field) =>
  outer.every((name, index) => inner[index] === name);

const alternativesOf = (schema: JsonSchema) => schema.anyOf ?? schema.oneOf ?? [schema];

/** Returns an example of a field; undefined for a text that has a pattern. */
function example(schema: JsonSchema): unknown {
  const [first = schema] = alternativesOf(schema);
  if (first !== schema) return example(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'date') return '2026-11-20';
  if (schema.format === 'uri') return 'https://www.example.org/certificates';
  if (schema.type === 'string') return schema.pattern === undefined ? 'Words' : 'Words.';
  if (schema.type === 'integer' || schema.type === 'number') return (schema.minimum ?? 1) + 10;
  if (schema.type === 'array') return [example(schema.items as JsonSchema)];
  if (schema.type !== 'object') return undefined;
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => name !== 'sample');
  return Object.fromEntries(fields.map(([name, field]) => [name, example(field as JsonSchema)]));
}

/** Yields fields of a record with values that may replace theirs: longer texts, and examples of missing fields. */
function* additions(
  schemas: JsonSchema,
  value: unknown,
  field: Field,
): Generator<{ field: Field; values: unknown[] }> {
  for (const schema of alternativesOf(schemas)) {
    const { maxLength = 0, items, properties = {}, additionalProperties } = schema;
    if (typeof value === 'string' && schema.type === 'string' && value.length < maxLength) {
      // Placeholders such as {company} are replaced by longer words.
      const room = maxLength - value.length - (value.includes('{') ? 60 : 0);
      const words = FILLER.slice(0, Math.max(0, room));
      const longer = value.slice(0, -1) + words + value.slice(-1);
      yield { field, values: [longer, longer.toUpperCase()] };
    } else if (Array.isArray(value) && schema.type === 'array') {
      if (value.length === 0) yield { field, values: [[example(items as JsonSchema)]] };
    } else if (isObject(value) && schema.type === 'object') {
      for (const [name, part] of Object.entries(properties)) {
        if (name !== 'sample' && !(name in value) && !('isHidden' in (part as JsonSchema)))
          yield { field: [...field, name], values: [example(part as JsonSchema)] };
      }
    }
    if (!isObject(value)) continue;
    for (const [name, part] of Object.entries(value)) {
      const known = Array.isArray(value) ? items : (properties[name] ?? additionalProperties);
      if (isObject(known)) yield* additions(known, part, [...field, name]);
    }
  }
}

/**
 * Returns a record with every sample confirmed, every optional field filled and every text as long as its schema allows,
 * as far as the record stays valid. A field that needs a certain form, such as a tunnel code, is taken from `others`. Names
 * stay as they are, since other fields and records must agree with them.
 */
export function filledRecord(schema: z.ZodType, record: unknown, others: readonly unknown[] = []) {
  const json = z.toJSONSchema(schema, { io: 'input' });
  let filled: unknown = JSON.parse(
    JSON.stringify(record).replaceAll('"sample":true', '"source":"The owner"'),
  );
  // The second time, fields that were added are filled as well.
  for (let round = 0; round < 2; round += 1) {
    const added = [...additions(json, filled, [])].filter(
      ({ field }) => !NAMES.test(field.join('.')),
    );
    let changes = added.map(({ field, values }) => ({
      field,
      values: [...values, ...others.map((other) => at(other, field))].filter(Boolean),
    }));
    for (;;) {
      const candidate = structuredClone(filled);
      for (const { field, values } of changes) set(candidate, field, values[0]);
      const { success, error } = schema.safeParse(candidate);
      if (success) {
        filled = candidate;
        break;
      }
      let paths = error.issues.map(({ path }) => path.map(String));
      const isWrong = ({ field }: { field: Field }) =>
        paths.some((path) => isWithin(path, field) || isWithin(field, path));
      // The fields beside one that does not fit to them.
      if (!changes.some(isWrong)) paths = paths.map((path) => path.slice(0, -1));
      if (!changes.some(isWrong)) throw error;
      changes = changes
        .map((change) => (isWrong(change) ? { ...change, values: change.values.slice(1) } : change))
        .filter(({ values }) => values.length > 0);
    }
  }
  return filled;
}
