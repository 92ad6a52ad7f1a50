/**
 * `npm run launch-check`: lists samples in records, invented names in texts, claims that the owner has not
 * confirmed, settings without which enquiries would not be read, and a mail server that does not answer.
 * The exit code is 1 while there are any.
 */
import path from 'node:path';
import { findMailServerProblem } from '../enquiries/mail/send-mail.ts';
import { givenSetting, SettingError, type Environment } from '../settings/read-settings.ts';
import {
  CONTENT_FOLDER,
  listRecordFiles,
  readYaml,
  valuesIn,
} from '../records/reading/read-record.ts';
import { parseServerSettings } from '../server/server-settings.ts';

/** `where` is a record's file and field, or a setting's name. */
type Finding = { where: string; what: string };

/** Hosts of reserved domains (RFC 2606), and of this machine. */
const UNREAL_HOST =
  /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$|^(127\.|\[::1\]|0\.0\.0\.0)/;

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

/**
 * Returns settings with which enquiries would be lost or not read, or links would have the wrong host. Throws a
 * SettingError for an invalid one.
 */
export function findUnsafeSettings(env: Environment): Finding[] {
  const { database, smtp } = parseServerSettings(env).enquiries;
  const findings: Finding[] = [];
  const add = (where: string, what: string) => findings.push({ where, what });
  if (!smtp) add('SMTP_URL', 'is not set: enquiries would be stored, and no mail would be sent.');
  const siteUrl = givenSetting(env, 'SITE_URL');
  if (siteUrl === undefined)
    add('SITE_URL', 'is not set: links, mail and the origin check would use the sample domain.');
  else if (UNREAL_HOST.test(new URL(siteUrl).hostname))
    add('SITE_URL', `is "${siteUrl}", which is not a public address.`);
  if (database.kind === 'sqlite' && database.file.startsWith(process.cwd() + path.sep)) {
    add(
      'DATABASE_URL',
      `is ${database.file}, inside the checkout: the next deployment could delete all enquiries.`,
    );
  }
  return findings;
}

/** Returns unsafe settings, and the problem of the mail server if one is set, such as a wrong password. */
async function findingsOfSettings(env: Environment): Promise<Finding[]> {
  try {
    const findings = findUnsafeSettings(env);
    const { smtp } = parseServerSettings(env).enquiries;
    if (!smtp) return findings;
    console.log(`Connecting to the mail server ${smtp.host} ...`);
    const problem = await findMailServerProblem(smtp);
    if (problem === undefined) return findings;
    const what = `cannot be used: ${problem.trim()}. Check host, port, user and password; port 465 needs smtps://, port 587 smtp://.`;
    return [...findings, { where: 'SMTP_URL', what }];
  } catch (error) {
    if (error instanceof SettingError) return [{ where: error.setting, what: error.reason }];
    return [{ where: 'content/', what: error instanceof Error ? error.message : String(error) }];
  }
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

function print(heading: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  console.log(`\n${heading} (${findings.length})`);
  const groups = groupFindings(findings);
  const width = Math.max(...groups.map(({ where }) => where.length));
  for (const { where, what } of groups) console.log(`  ${where.padEnd(width)}  ${what}`);
}

if (import.meta.main) {
  const records = listRecordFiles().map(
    (file) => [path.posix.join(CONTENT_FOLDER, file), readYaml(file)] as const,
  );
  const inRecords = (find: typeof findSamples) =>
    records.flatMap(([file, record]) => find(file, record));
  const open: Readonly<Record<string, readonly Finding[]>> = {
    'Samples: replace each value, then its "sample: true" by a "source"': inRecords(findSamples),
    'Invented names in texts: write the real ones': inRecords(findSampleNames),
    'Claims: have the owner confirm each, then write "confirmed: { by, on }" below its "confirm"':
      inRecords(findClaims),
    'Settings: set each in the environment of the server': await findingsOfSettings(process.env),
  };
  print(
    'First: these lose most orders while they are samples',
    findFirstFields(inRecords(findSamples)),
  );
  for (const [heading, findings] of Object.entries(open)) print(heading, findings);
  const count = Object.values(open).flat().length;
  console.log(
    count === 0
      ? 'Ready to launch: nothing is a sample, unconfirmed or unset.'
      : `\nNot ready to launch: ${count} points are open.`,
  );
  process.exitCode = count === 0 ? 0 : 1;
}
