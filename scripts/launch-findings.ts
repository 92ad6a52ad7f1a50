import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { givenSetting } from '../src/records/read-settings.ts';
import { DEFAULT_DATABASE_URL } from '../src/enquiries/enquiry-settings.ts';
import { valuesIn } from '../src/records/reading/read-record.ts';

/** One thing that must not go live as it is. */
export type Finding = {
  /** A record's file and field, or a setting's name. */
  where: string;
  what: string;
};

/** Hosts of reserved domains (RFC 2606), and of this machine. */
const UNREAL_HOST =
  /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$|^(127\.|\[::1\]|0\.0\.0\.0)/;

/** Whether a value of a record was invented until the owner replaces it. */
const isSample = (value: unknown): value is { sample: true; value?: unknown } =>
  typeof value === 'object' && value !== null && 'sample' in value && value.sample === true;

/** Every `sample: true` of a record read from YAML. `file` begins each finding's place, here and below. */
export function findSamples(file: string, record: unknown): Finding[] {
  return [...valuesIn(record)].flatMap(({ field, value }) => {
    if (!isSample(value)) return [];
    const what = 'value' in value ? shorten(value.value) : '';
    return { where: `${file}: ${field.join('.')}`, what };
  });
}

/** Every `confirm` without a `confirmed`, with the claim's words. */
export function findClaims(file: string, record: unknown): Finding[] {
  return [...valuesIn(record)].flatMap(({ field, value }) => {
    const { confirm, confirmed } = Object(value) as { confirm?: unknown; confirmed?: unknown };
    if (typeof confirm !== 'string' || confirmed !== undefined) return [];
    return { where: `${file}: ${field.join('.')}`, what: confirm };
  });
}

/** Names that were invented: none may stand in a text once the real ones are known. */
const SAMPLE_NAMES =
  /Navsagar|Samudra Chambers|Harbour ?Light|AAM-0000|27AAAFN0000A1ZF|5555 ?01(47|99)|Kestrova|Meridell|Oribax|Halvorline|Tessaquo|Ansolva|Nordhavel|Amberquay/i;

/** The texts of a record that hold an invented name and are not marked as a sample. */
export function findSampleNames(file: string, record: unknown): Finding[] {
  return [...valuesIn(record, isSample)].flatMap(({ field, value }): Finding[] => {
    // A file goes with the name that it belongs to.
    const isText = typeof value === 'string' && field.at(-1) !== 'file';
    if (!isText || !SAMPLE_NAMES.test(value)) return [];
    return [{ where: `${file}: ${field.join('.')}`, what: shorten(value) }];
  });
}

/**
 * Findings of one kind of place, the same field in every product or every entry of one list:
 * `content/products/acetone.yaml: grades` and its like in one line, with how many they are.
 */
export function groupFindings(findings: readonly Finding[]): Finding[] {
  const placeOf = ({ where }: Finding) =>
    where
      .replace(/(products\/)[^/:]+/, '$1*.yaml')
      .replaceAll(/\.?\b\d+\b/g, '.*')
      .replace(': .*', ': *');
  return [...Map.groupBy(findings, placeOf)].map(([place, group]) => {
    const [first] = group;
    if (group.length === 1 && first) return first;
    const products = new Set(group.map(({ where }) => where.split(':', 1)[0])).size;
    const isOfProducts = place.includes('products/*');
    return {
      where: place,
      what: isOfProducts ? counted(products, 'product') : counted(group.length, 'value'),
    };
  });
}

function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/**
 * Settings with which enquiries would be stored unread or lost, or links would
 * lead nowhere. `checkout` is the folder of the project: a database in it goes
 * with the next deployment.
 */
export function findUnsafeSettings(env: Readonly<NodeJS.ProcessEnv>, checkout: string): Finding[] {
  const findings: Finding[] = [];
  const given = (setting: string) => givenSetting(env, setting);
  const add = (where: string, what: string) => findings.push({ where, what });
  if (given('SMTP_URL') === undefined)
    add('SMTP_URL', 'is not set: enquiries would be stored, and no mail would be sent.');
  const siteUrl = given('SITE_URL');
  if (siteUrl === undefined)
    add('SITE_URL', 'is not set: links, mail and the origin check would use the sample domain.');
  else if (isUnreal(siteUrl)) add('SITE_URL', `is "${siteUrl}", which is no public address.`);
  const databaseUrl = given('DATABASE_URL') ?? DEFAULT_DATABASE_URL;
  const databaseFile = findDatabaseFile(databaseUrl);
  if (databaseFile !== undefined && isInside(path.resolve(checkout, databaseFile), checkout)) {
    add(
      'DATABASE_URL',
      `is ${databaseUrl}, inside the checkout: the next deployment could delete all enquiries.`,
    );
  }
  return findings;
}

function isUnreal(url: string): boolean {
  return !URL.canParse(url) || UNREAL_HOST.test(new URL(url).hostname);
}

function findDatabaseFile(databaseUrl: string): string | undefined {
  if (databaseUrl.startsWith('file://')) return fileURLToPath(databaseUrl);
  return databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined;
}

function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
}

const SHOWN_LENGTH = 60;

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH - 1)}…` : text;
}
