import { z } from 'zod';
import { text } from './texts.ts';

/** Zod cannot name the type of `value` while `Value` is open; it is what `value` parses to. */
const plainValue = <Value extends z.ZodType>(field: object) =>
  (field as { value: z.output<Value> }).value;

/**
 * What the owner must confirm before launch, and who did, on which day: `npm run launch-check` lists
 * a `confirm` without a `confirmed`. Readers of records need neither.
 */
export const confirmation = {
  confirm: text.optional(),
  confirmed: z.strictObject({ by: text, on: z.iso.date() }).optional(),
};

/** A record's group of fields without its confirmation. */
export function withoutConfirmation<Fields extends { confirm?: unknown; confirmed?: unknown }>({
  confirm: _confirm,
  confirmed: _confirmed,
  ...fields
}: Fields) {
  return fields;
}

/**
 * A value that neither the specification nor the reference facts give. Its
 * record says where it comes from: `sample: true` (invented until the owner
 * replaces it; `npm run launch-check` lists it) or a `source` (who said so).
 * `confirm` and `confirmed` are those of `confirmation`. Readers of the record get the plain value.
 *
 * In YAML: `phone: { value: '+912255550147', sample: true }`.
 */
export function sourced<Value extends z.ZodType>(value: Value) {
  return z
    .strictObject({
      value,
      sample: z.literal(true).optional(),
      source: text.optional(),
      ...confirmation,
    })
    .refine((field) => (field.sample === true) !== (field.source !== undefined), {
      error: 'needs either "sample: true" or a "source", and not both',
    })
    .transform(plainValue<Value>);
}

/**
 * A `sourced` value that no buyer may see while it is a sample, such as a certificate: readers of
 * the record get null until it has a `source`.
 */
export function unlessSample<Value extends z.ZodType>(value: Value) {
  return z.union([
    z.strictObject({ value, sample: z.literal(true) }).transform(() => null),
    z.strictObject({ value, source: text, ...confirmation }).transform(plainValue<Value>),
  ]);
}

/** The entries of a list that are real: samples are left out. */
export const realOnes = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(unlessSample(entry)).transform((entries) => entries.filter((real) => real !== null));

/** A plain value, or a `sourced` one where the owner must confirm or replace it before launch. */
export function claim<Value extends z.ZodType>(value: Value) {
  return z.union([value, sourced(value)]);
}
