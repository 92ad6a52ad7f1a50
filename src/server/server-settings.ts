import { z } from 'zod';
import * as content from '../records/content.ts';
import { LOOPBACK_HOST } from '../settings/site-url.ts';
import { readSettings, type Environment } from '../settings/read-settings.ts';
import { parseEnquirySettings } from '../enquiries/enquiry-settings.ts';

const PORT_MAX = 65_535;
/** A higher number is a typing error. */
const TRUSTED_PROXIES_MAX = 20;

/**
 * Accepts an address with the brackets of a URL. `localhost` becomes 127.0.0.1, because a server listens on one address.
 */
const hostSchema = z
  .string()
  .transform((host) => host.replace(/^\[(.*)\]$/, '$1').replace(/^localhost$/, '127.0.0.1'));

function wholeNumberUpTo(max: number) {
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) <= max, {
      error: ({ input }) => `"${String(input)}" is not a whole number from 0 to ${max}.`,
    })
    .transform(Number);
}

const ADDRESS_SETTINGS = {
  HOST: hostSchema.prefault('0.0.0.0'),
  PORT: wholeNumberUpTo(PORT_MAX).prefault('4321'),
};
/** Shorter tokens can be guessed. */
const TOKEN_LENGTH_MIN = 16;
const SERVER_SETTINGS = {
  TRUSTED_PROXIES: wholeNumberUpTo(TRUSTED_PROXIES_MAX).prefault('0'),
  METRICS_TOKEN: z
    .string()
    // The message does not repeat the value, which is secret.
    .refine((value) => /^[\x21-\x7e]+$/.test(value) && value.length >= TOKEN_LENGTH_MIN, {
      error: `must have ${TOKEN_LENGTH_MIN} letters, digits and signs or more, without spaces. Make one with "openssl rand -hex 24".`,
    })
    .optional(),
};

/** Parses HOST and PORT; port 0 means any free port. Throws a SettingError for an invalid one. */
export function parseAddress(environment: Environment) {
  const { HOST, PORT } = readSettings(ADDRESS_SETTINGS, environment);
  return { host: HOST, port: PORT };
}

/** Parses all settings from the environment. Throws a SettingError for the first invalid one. */
export function parseServerSettings(environment: Environment) {
  const enquiries = parseEnquirySettings(environment, content.enquiryRecords());
  const { TRUSTED_PROXIES, METRICS_TOKEN } = readSettings(SERVER_SETTINGS, environment);
  return {
    ...parseAddress(environment),
    siteUrl: new URL(enquiries.siteUrl),
    /** The number of reverse proxies in front of the server, whose forwarded headers are trusted. */
    trustedProxies: TRUSTED_PROXIES,
    /** The bearer token of `/metrics`; without it, there are no metrics. */
    metricsToken: METRICS_TOKEN,
    enquiries,
  };
}

/** The settings of the server, as validated plain data. */
export type ServerSettings = ReturnType<typeof parseServerSettings>;

/**
 * Returns warnings about the settings for the operator, one sentence each, logged at each start. `builtFor` is the
 * SITE_URL of the build.
 */
export function serverWarnings(
  { host, port, siteUrl, trustedProxies }: ServerSettings,
  builtFor: string,
): string[] {
  const isReachable = host !== '::1' && !LOOPBACK_HOST.test(host);
  const warnings: string[] = [];
  if (trustedProxies > 0 && isReachable) {
    warnings.push(
      `TRUSTED_PROXIES is ${trustedProxies} and the server listens on ${host}: clients that reach port ${port} without ` +
        'the proxy can forge an address and evade the limits. Set HOST=127.0.0.1 if the proxy runs on this machine, ' +
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
