import { z } from 'zod';
import { text } from './texts.ts';

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

/** A value with where it comes from: `sample: true` (invented) or a `source` (who said so). */
const withSource = <Value extends z.ZodType>(value: Value) =>
  z
    .strictObject({
      value,
      sample: z.literal(true).optional(),
      source: text.optional(),
      ...confirmation,
    })
    .refine((field) => (field.sample === true) !== (field.source !== undefined), {
      error: 'needs either "sample: true" or a "source", and not both',
    });

/** Zod cannot name the type of `value` while `Value` is open; it is the output of `value`. */
const valueOf = <Value extends z.ZodType>(field: object) =>
  (field as { value: z.output<Value> }).value;

/**
 * A value that neither the specification nor the reference facts give. In YAML it is
 * `phone: { value: '+912255550147', sample: true }` until the owner replaces it, and has a `source`
 * then; `npm run launch-check` lists the samples. Readers of the record get the plain value.
 */
export const sourced = <Value extends z.ZodType>(value: Value) =>
  withSource(value).transform(valueOf<Value>);

/**
 * A `sourced` value that no buyer may see while it is a sample, such as a certificate: readers of
 * the record get null until it has a `source`.
 */
export const unlessSample = <Value extends z.ZodType>(value: Value) =>
  withSource(value).transform((field) => (field.sample ? null : valueOf<Value>(field)));

/** The entries of a list that are real: samples are left out. */
export const realOnes = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(unlessSample(entry)).transform((entries) => entries.filter((real) => real !== null));

/** A plain value, or a `sourced` one where the owner must confirm or replace it before launch. */
export const claim = <Value extends z.ZodType>(value: Value) => z.union([value, sourced(value)]);
