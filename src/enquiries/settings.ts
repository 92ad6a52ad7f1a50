import { existsSync, lstatSync, mkdirSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import type { EnquiryTexts } from '../records/enquiry-texts.ts';
import { isEmailAddress } from '../records/enquiry.ts';
import { siteUrlSchema } from '../records/site-url.ts';
import { parseLimits, type EnquiryLimits } from './limits/parse-limits.ts';
import { SettingError } from './setting-error.ts';

export type DatabaseSettings =
  | { kind: 'sqlite'; /** Absolute path of the database file. */ file: string }
  | { kind: 'postgres'; url: string };

/** How mail is sent; `undefined` in the settings when no SMTP_URL is given. */
export interface SmtpSettings {
  /** `smtp:` or `smtps:` with user, password, host, port and Nodemailer's options as parameters. */
  url: string;
  host: string;
  /** On this machine itself, with nobody in between. */
  isLoopback: boolean;
  /**
   * `required` for a login at another machine; `waived` when SMTP_URL lets that login go out in
   * clear; otherwise whatever the mail server offers.
   */
  encryption: 'required' | 'waived' | 'as-offered';
}

/** What the content says that enquiries and their mail need. */
export interface EnquirySite {
  company: {
    name: string;
    email: string;
    /** Used when SITE_URL is not set. */
    siteUrl: string;
  };
  /** The catalogue: an enquiry may name one of these slugs. */
  products: readonly { slug: string; name: string }[];
  texts: EnquiryTexts;
}

/** All that enquiries need to know from outside; plain data. */
export interface EnquirySettings extends EnquirySite {
  database: DatabaseSettings;
  smtp: SmtpSettings | undefined;
  /** The address that enquiries are mailed to. */
  to: string;
  /** The site's own address, which that mail comes from. */
  from: string;
  limits: EnquiryLimits | 'off';
  /** The public origin of the site, without a slash at the end. */
  siteUrl: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_DATABASE_URL = 'file:./data/enquiries.db';
/** An address on a mail server of one's own, such as `office@localhost`. */
const LOCAL_ADDRESS = /^[\w.+-]+@[a-z0-9-]+$/i;
const DEFAULT_LIMITS = '5/10m,60/1m';
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** A variable's value; unset and empty are the same. */
function getSetting(env: Environment, setting: string): string | undefined {
  const value = env[setting]?.trim();
  return value === '' ? undefined : value;
}

/**
 * Reads DATABASE_URL, SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM, ENQUIRY_LIMITS and SITE_URL; what is not
 * set comes from the content or from the contract's defaults. Throws a SettingError for the first
 * that cannot be used. Whether the database answers is seen by `openEnquiries`.
 */
export function parseEnquirySettings(env: Environment, site: EnquirySite): EnquirySettings {
  return {
    ...site,
    database: parseDatabase(getSetting(env, 'DATABASE_URL') ?? DEFAULT_DATABASE_URL),
    smtp: parseSmtp(getSetting(env, 'SMTP_URL')),
    to: parseAddress('ENQUIRY_TO', getSetting(env, 'ENQUIRY_TO') ?? site.company.email),
    from: parseAddress('ENQUIRY_FROM', getSetting(env, 'ENQUIRY_FROM') ?? site.company.email),
    limits: parseLimits(getSetting(env, 'ENQUIRY_LIMITS') ?? DEFAULT_LIMITS),
    siteUrl: parseSiteUrl(getSetting(env, 'SITE_URL') ?? site.company.siteUrl),
  };
}

/** What staff should know about the settings, one sentence each: said at each start and by `status`. */
export function startWarnings(settings: EnquirySettings): string[] {
  const { warnings } = settings.texts;
  return [
    ...(settings.smtp === undefined ? [warnings.mailOff] : []),
    ...(settings.smtp?.encryption === 'waived' ? [warnings.loginInClear] : []),
    ...(settings.limits === 'off' ? [warnings.limitsOff] : []),
  ];
}

function parseSiteUrl(value: string): string {
  const { data, error } = siteUrlSchema.safeParse(value);
  if (error) throw new SettingError('SITE_URL', error.issues[0]?.message ?? '');
  return data;
}

function parseDatabase(value: string): DatabaseSettings {
  if (value.startsWith('file:')) return { kind: 'sqlite', file: parseFile(value) };
  const url = URL.parse(value);
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '') {
    return { kind: 'postgres', url: value };
  }
  // The value is not repeated: it may hold a password.
  throw new SettingError(
    'DATABASE_URL',
    'must be file:PATH for the embedded database, or postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
  );
}

/**
 * The database file's absolute path. A missing folder is made only inside the working directory:
 * elsewhere it is a typing error or a disk that is not mounted, and a new, empty database would hide that.
 */
function parseFile(value: string): string {
  const given = value.slice('file:'.length).replace(/^\/\/(?=\/)/, '');
  if (given === '' || given.endsWith('/') || given.includes('\0')) {
    throw new SettingError('DATABASE_URL', `"${value}" does not name a file. Write file:PATH.`);
  }
  let file = path.resolve(given);
  try {
    file = followLink(file);
    const folder = path.dirname(file);
    const isInsideProject = !path.relative(process.cwd(), folder).startsWith('..');
    if (isInsideProject) mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(folder)) {
      throw new SettingError(
        'DATABASE_URL',
        `the folder ${folder} does not exist. Create it, or correct the path.`,
      );
    }
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      throw new SettingError('DATABASE_URL', `${file} is a folder. Name a file in it.`);
    }
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError('DATABASE_URL', `${file} cannot be used: ${(error as Error).message}.`);
  }
  return file;
}

/** Where a link leads, whether something is there or not: SQLite's log lies beside that file. */
function followLink(file: string): string {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? path.resolve(path.dirname(file), readlinkSync(file)) : file;
}

function parseSmtp(value: string | undefined): SmtpSettings | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url === null || !/^smtps?:$/.test(url.protocol) || !isMailServer(url)) {
    // The value is not repeated: it may hold a password.
    throw new SettingError(
      'SMTP_URL',
      'must be smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT. Signs such as @ and / in a password are written as %40 and %2F.',
    );
  }
  const isLoopback = LOOPBACK_HOST.test(url.hostname);
  const isLoginSentAway = !isLoopback && `${url.username}${url.password}` !== '';
  const isWaived = url.protocol === 'smtp:' && url.searchParams.get('requireTLS') === 'false';
  const encryption = isLoginSentAway ? (isWaived ? 'waived' : 'required') : 'as-offered';
  return { url: value, host: url.hostname, isLoopback, encryption };
}

/** Whether an address is a mail server's: a slash or a percent sign in a bare password makes it another. */
function isMailServer({ hostname, pathname, hash, username, password }: URL): boolean {
  const isBare = /^\/?$/.test(pathname) && hash === '';
  return hostname !== '' && isBare && isDecodable(username) && isDecodable(password);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function parseAddress(setting: string, value: string): string {
  if (isEmailAddress(value) || LOCAL_ADDRESS.test(value)) return value;
  throw new SettingError(
    setting,
    `"${value}" is not one e-mail address. Write it as name@example.com; for several readers, use a mailing list.`,
  );
}
