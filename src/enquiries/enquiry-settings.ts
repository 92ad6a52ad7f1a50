import path from 'node:path';
import { z } from 'zod';
import type { EnquiryRecords } from '../records/enquiries/enquiry-records.ts';
import { isEmailAddress } from '../records/enquiries/enquiry.ts';
import { readSettings, type Environment } from '../settings/read-settings.ts';
import { LOOPBACK_HOST, siteUrlSchema } from '../settings/site-url.ts';
import { isDecodable } from '../settings/is-decodable.ts';
import { limitsSchema } from './limits/limits-setting.ts';
import { databaseSchema } from './db/database-setting.ts';

/** An address on a local mail server, such as `office@localhost`. */
const LOCAL_ADDRESS = /^[\w.+-]+@[a-z0-9-]+$/i;

const addressSchema = z
  .string()
  .refine((value) => isEmailAddress(value) || LOCAL_ADDRESS.test(value), {
    error: ({ input }) =>
      `"${String(input)}" is not one email address. Write it as name@example.com; for several readers, use a mailing list.`,
  });

const smtpSchema = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url === null || !/^smtps?:$/.test(url.protocol) || !isMailServer(url)) {
    // The message does not repeat the value, which may contain a password.
    context.addIssue(
      'must be smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT. Signs such as @ and / in a password are written as %40 and %2F.',
    );
    return z.NEVER;
  }
  // The connection does not leave this machine.
  const isLoopback = LOOPBACK_HOST.test(url.hostname);
  return {
    /** Includes user, password and Nodemailer's options as parameters, which override those of this program. */
    url: value,
    host: url.hostname,
    isLoopback,
    /** Whether a login is sent to another machine. */
    isLoginSentAway: !isLoopback && `${url.username}${url.password}` !== '',
  };
});

/** The schema and default of each setting. A setting without a default falls back to the records. */
const ENQUIRY_SETTINGS = {
  DATABASE_URL: databaseSchema.prefault('file:./data/enquiries.db'),
  SMTP_URL: smtpSchema.optional(),
  ENQUIRY_TO: addressSchema.optional(),
  ENQUIRY_FROM: addressSchema.optional(),
  ENQUIRY_LIMITS: limitsSchema,
  ENQUIRY_ACKNOWLEDGE: z
    .enum(['on', 'off'], { error: ({ input }) => `"${String(input)}" must be on or off.` })
    .prefault('on'),
  SITE_URL: siteUrlSchema.optional(),
  BACKUP_FOLDER: z.string().prefault('./backups'),
};

/**
 * Parses the settings from the environment; missing ones come from the defaults or the records. Throws a SettingError
 * for the first invalid one. Does not connect to the database; `openEnquiries` does.
 */
export function parseEnquirySettings(env: Environment, records: EnquiryRecords) {
  const settings = readSettings(ENQUIRY_SETTINGS, env);
  const { email, siteUrl } = records.company;
  return {
    ...records,
    database: settings.DATABASE_URL,
    /** The mail server; undefined without SMTP_URL. */
    smtp: settings.SMTP_URL,
    to: settings.ENQUIRY_TO ?? email,
    /** The sender of all mails. */
    from: settings.ENQUIRY_FROM ?? email,
    limits: settings.ENQUIRY_LIMITS,
    /** Whether visitors get a mail with the reference. */
    acknowledges: settings.ENQUIRY_ACKNOWLEDGE === 'on',
    /** The public origin of the site, without a trailing slash. */
    siteUrl: settings.SITE_URL ?? siteUrl,
    /** The absolute path of the folder of backups. */
    backupFolder: path.resolve(settings.BACKUP_FOLDER),
  };
}

export type EnquirySettings = ReturnType<typeof parseEnquirySettings>;
export type SmtpSettings = z.output<typeof smtpSchema>;

export const MAIL_OFF_WARNING =
  'SMTP_URL is not set, so enquiries are stored and no mail goes out. Read them with "npm run enquiries -- list".';
const LIMITS_OFF_WARNING =
  'ENQUIRY_LIMITS is "off", so anyone can send any number of enquiries. Use this for load tests only.';

/**
 * Returns warnings about the settings for staff, one sentence each. They are logged at each start and printed by
 * `status`.
 */
export function startWarnings(settings: EnquirySettings): string[] {
  return [
    ...(settings.smtp === undefined ? [MAIL_OFF_WARNING] : []),
    ...(settings.limits === 'off' ? [LIMITS_OFF_WARNING] : []),
  ];
}

/**
 * Returns whether a URL has only the parts of a mail server's address. An unencoded slash in a password adds a path.
 */
function isMailServer({ hostname, pathname, hash, username, password }: URL): boolean {
  const isBare = /^\/?$/.test(pathname) && hash === '';
  return hostname !== '' && isBare && isDecodable(username) && isDecodable(password);
}
