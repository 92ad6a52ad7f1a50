import { z } from 'zod';
import * as content from '../records/content.ts';
import { LOOPBACK_HOST } from '../records/site-url.ts';
import { readSettings, type Environment } from '../records/read-settings.ts';
import { parseEnquirySettings } from '../enquiries/enquiry-settings.ts';

const PORT_MAX = 65_535;
/** More proxies than this in a row are a typing error. */
const TRUSTED_PROXIES_MAX = 20;

const hostSchema = z
  .string()
  .transform((value) => value.replace(/^\[(.*)\]$/, '$1'))
  .refine((host) => !/[\s/]/.test(host), {
    error: ({ input }) =>
      `"${String(input)}" is not an address to listen on. Write an address of this machine, such as 127.0.0.1.`,
  })
  // The name stands for two addresses, of which a server takes one; clients try both.
  .transform((host) => (host === 'localhost' ? '127.0.0.1' : host));

function wholeNumberUpTo(max: number) {
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) <= max, {
      error: ({ input }) => `"${String(input)}" is not a whole number from 0 to ${max}.`,
    })
    .transform(Number);
}

/** Where the server listens. */
const ADDRESS_SETTINGS = {
  HOST: hostSchema.prefault('0.0.0.0'),
  PORT: wholeNumberUpTo(PORT_MAX).prefault('4321'),
};
/** Shorter ones can be guessed. */
const TOKEN_LENGTH_MIN = 16;
/** The settings that only the server reads, each with its default and its sentence. */
const SERVER_SETTINGS = {
  ...ADDRESS_SETTINGS,
  TRUSTED_PROXIES: wholeNumberUpTo(TRUSTED_PROXIES_MAX).prefault('0'),
  METRICS_TOKEN: z
    .string()
    // The value is not repeated: it is a secret.
    .refine((value) => /^[\x21-\x7e]+$/.test(value) && value.length >= TOKEN_LENGTH_MIN, {
      error: `must have ${TOKEN_LENGTH_MIN} letters, digits and signs or more, without spaces. Make one with "openssl rand -hex 24".`,
    })
    .optional(),
};

/** Where the server listens; port 0 takes any that is free. Throws a SettingError for HOST or PORT. */
export function parseAddress(environment: Environment) {
  const { HOST, PORT } = readSettings(ADDRESS_SETTINGS, environment);
  return { host: HOST, port: PORT };
}

/** Reads all settings from the environment. Throws a SettingError for the first that cannot be used. */
export function parseServerSettings(environment: Environment) {
  const enquiries = parseEnquirySettings(environment, content.enquiryRecords());
  const { HOST, PORT, TRUSTED_PROXIES, METRICS_TOKEN } = readSettings(SERVER_SETTINGS, environment);
  return {
    host: HOST,
    port: PORT,
    /** The site's public origin. */
    siteUrl: new URL(enquiries.siteUrl),
    /** How many reverse proxies stand in front, whose forwarded headers are believed. */
    trustedProxies: TRUSTED_PROXIES,
    /** What a monitoring system shows to be let in; without one there are no metrics. */
    metricsToken: METRICS_TOKEN,
    enquiries,
  };
}

/** How the server runs; plain data, all of it checked. */
export type ServerSettings = ReturnType<typeof parseServerSettings>;

/** What the operator should know about the settings at each start, one sentence each. `builtFor` is the build's SITE_URL. */
export function serverWarnings(
  { host, siteUrl, trustedProxies }: ServerSettings,
  builtFor: string,
): string[] {
  const isReachable = host !== '::1' && !LOOPBACK_HOST.test(host);
  const warnings: string[] = [];
  if (trustedProxies > 0 && isReachable) {
    warnings.push(
      `TRUSTED_PROXIES is ${trustedProxies} and the server listens on ${host}: whoever reaches it past the ` +
        'proxy can forge a visitor address, and limits do not hold. Set HOST=127.0.0.1 if the proxy runs on this machine, ' +
        'else let only the proxy reach the port.',
    );
  }
  if (builtFor !== siteUrl.origin) {
    warnings.push(
      `SITE_URL is ${siteUrl.origin}, but the pages were built with ${builtFor} in their links. ` +
        'Run "npm run build" with the new SITE_URL to change them.',
    );
  }
  return warnings;
}
