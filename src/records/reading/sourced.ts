import { z } from 'zod';
import { text } from './texts.ts';

/**
 * `confirm` says what the owner must confirm before launch; `confirmed` says who confirmed it and when. `npm run
 * launch-check` lists every `confirm` without `confirmed`. Readers of records use neither.
 */
export const confirmation = {
  confirm: text.optional().meta({ title: 'To confirm' }),
  confirmed: z
    .strictObject({
      by: text.meta({ title: 'Confirmed by' }),
      on: z.iso.date().meta({ title: 'Confirmed on' }),
    })
    .optional(),
};

/** The schema of a value with its origin: `sample: true` (invented) or a `source` (person or document). */
const withSource = <Value extends z.ZodType>(value: Value) =>
  z
    .strictObject({
      value,
      sample: z.literal(true).optional().meta({ title: 'An example' }),
      source: text.optional(),
      ...confirmation,
    })
    .refine((field) => (field.sample === true) !== (field.source !== undefined), {
      error:
        'must be an example or have a source, not both (in the file: "sample: true" or "source")',
    });

/**
 * For `refine`: runs a check of several fields only when each of them is valid. Zod would run it after some errors too,
 * on values that are not transformed yet, such as the whole object of a `sourced` value.
 */
export const ONCE_FIELDS_ARE_VALID = {
  when: ({ issues }: z.core.ParsePayload) => issues.length === 0,
};

/** The same for a check of these fields of a record, so that mistakes in others do not hide what it finds. */
export const onceValid = (...fields: string[]) => ({
  when: ({ issues }: z.core.ParsePayload) =>
    !issues.some(({ path = [] }) => fields.includes(String(path[0]))),
});

/** A cast, because Zod cannot infer the type of `value` while `Value` is generic. */
const valueOf = <Value extends z.ZodType>(field: object) =>
  (field as { value: z.output<Value> }).value;

/**
 * The schema of a value that the owner confirms or replaces. In YAML, it is `phone: { value:
 * '+912255550147', sample: true }` until the owner replaces the value and adds a `source`. `npm run launch-check` lists
 * the samples. The parsed record has the plain value.
 */
export const sourced = <Value extends z.ZodType>(value: Value) =>
  withSource(value).transform(valueOf<Value>);

/**
 * The schema of a `sourced` value that buyers must not see while it is a sample, such as a certificate. The parsed
 * record has null until there is a `source`.
 */
export const unlessSample = <Value extends z.ZodType>(value: Value) =>
  withSource(value).transform((field) => (field.sample ? null : valueOf<Value>(field)));

/** The schema of a list from which samples are removed. */
export const withoutSamples = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(unlessSample(entry)).transform((entries) => entries.filter((real) => real !== null));

/** The schema of a plain value, or of a `sourced` one that the owner must confirm or replace before launch. */
export const claim = <Value extends z.ZodType>(value: Value) => z.union([value, sourced(value)]);
