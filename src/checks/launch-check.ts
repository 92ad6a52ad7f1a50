import { valuesIn } from '../records/reading/read-record.ts';

/** An open point before the launch. `where` is a record's file and field, or a setting's name. */
export type Finding = { where: string; what: string };

/** Names that were invented for the company, its office, its agency and its partners. */
const SAMPLE_NAMES =
  /Navsagar|Samudra Chambers|Harbour ?Light|AAM-0000|27AAAFN0000A1ZF|5555 ?01(47|99)|Kestrova|Meridell|Oribax|Halvorline|Tessaquo|Ansolva|Nordhavel|Amberquay/i;

const SHOWN_LENGTH_MAX = 60;

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHOWN_LENGTH_MAX ? `${text.slice(0, SHOWN_LENGTH_MAX - 1)}…` : text;
}

const isSample = (value: unknown): value is { sample: true; value?: unknown } =>
  typeof value === 'object' && value !== null && 'sample' in value && value.sample === true;

/** Creates a function that finds the values of a record for which `describe` returns a text. */
function finderOf(
  describe: (value: unknown, field: readonly string[]) => string | undefined,
  isClosed?: (value: object) => boolean,
) {
  return (file: string, record: unknown): Finding[] =>
    [...valuesIn(record, isClosed)].flatMap(({ field, value }) => {
      const what = describe(value, field);
      return what === undefined ? [] : { where: `${file}: ${field.join('.')}`, what };
    });
}

/** Finds every `sample: true` of a record read from YAML. */
export const findSamples = finderOf((value) =>
  isSample(value) ? shorten(value.value ?? '') : undefined,
);

/** Finds every `confirm` without a `confirmed`, with the words of the claim. */
export const findClaims = finderOf((value) => {
  const { confirm, confirmed } = Object(value) as { confirm?: unknown; confirmed?: unknown };
  return typeof confirm === 'string' && confirmed === undefined ? confirm : undefined;
});

/** Finds texts that contain an invented name and are not marked as a sample. */
export const findSampleNames = finderOf((value, field) => {
  // A logo's file is renamed together with its partner.
  const isText = typeof value === 'string' && field.at(-1) !== 'file';
  return isText && SAMPLE_NAMES.test(value) ? shorten(value) : undefined;
}, isSample);

/**
 * Returns one finding for the same field of several products or of several entries of a list, with their number:
 * `content/products/*.yaml: grades`, "2 values".
 */
export function groupFindings(findings: readonly Finding[]): Finding[] {
  const placeOf = ({ where }: Finding) =>
    where.replace(/(products\/)[^/:]+/, '$1*.yaml').replaceAll(/\b\d+\b/g, '*');
  return [...Map.groupBy(findings, placeOf)].flatMap(([where, group]) =>
    group.length === 1 ? group : { where, what: `${group.length} values` },
  );
}

/** Fields whose absence loses most orders, the first one first. */
const FIRST_FIELDS = [
  /company\.yaml: emergencyPhone$/,
  /products\/.*: origin$/,
  /trade\.certificates\b/,
  /trade\.paymentTerms$/,
  /products\/.*: grades$/,
];

/** Returns the findings of the fields whose absence loses most orders, in their order. */
export const findFirstFields = (samples: readonly Finding[]): Finding[] =>
  FIRST_FIELDS.flatMap((field) => samples.filter(({ where }) => field.test(where)));
