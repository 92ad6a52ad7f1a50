import type { EnquirySite, Environment, EnquirySettings } from '../enquiries/settings.ts';
import { parseEnquirySettings } from '../enquiries/settings.ts';
import { SettingError } from '../enquiries/setting-error.ts';

const DEFAULT_HOST = '0.0.0.0';
const DEFAULT_PORT = 4321;
const PORT_MAX = 65_535;
/** More proxies than this in a row are a typing error. */
const TRUSTED_PROXIES_MAX = 20;

/** How the server runs; plain data, all of it checked. */
export interface ServerSettings {
  /** The address to listen on. */
  readonly host: string;
  /** The port to listen on; 0 takes any that is free. */
  readonly port: number;
  /** The site's public origin. */
  readonly siteUrl: URL;
  /** How many reverse proxies stand in front, whose forwarded headers are believed. */
  readonly trustedProxies: number;
  readonly enquiries: EnquirySettings;
}

/** Where the server listens. Throws a SettingError for HOST or PORT. */
export function parseAddress(environment: Environment): Pick<ServerSettings, 'host' | 'port'> {
  return {
    host: parseHost(environment['HOST']),
    port: parseWholeNumber('PORT', environment['PORT'], DEFAULT_PORT, PORT_MAX),
  };
}

/** Reads all settings from the environment. Throws a SettingError for the first that cannot be used. */
export function parseServerSettings(environment: Environment, site: EnquirySite): ServerSettings {
  const enquiries = parseEnquirySettings(environment, site);
  return {
    ...parseAddress(environment),
    siteUrl: new URL(enquiries.siteUrl),
    trustedProxies: parseWholeNumber(
      'TRUSTED_PROXIES',
      environment['TRUSTED_PROXIES'],
      0,
      TRUSTED_PROXIES_MAX,
    ),
    enquiries,
  };
}

function parseHost(value = ''): string {
  const host = value.trim().replace(/^\[(.*)\]$/, '$1');
  if (/[\s/]/.test(host)) {
    throw new SettingError(
      'HOST',
      `"${value}" is not an address to listen on. Write an address of this machine, such as 127.0.0.1.`,
    );
  }
  // The name stands for two addresses, of which a server takes one; clients try both.
  if (host === 'localhost') return '127.0.0.1';
  return host || DEFAULT_HOST;
}

function parseWholeNumber(setting: string, value = '', standard: number, max: number): number {
  const text = value.trim();
  if (text === '') return standard;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number <= max) return number;
  throw new SettingError(setting, `"${value}" is not a whole number from 0 to ${max}.`);
}

/** A listen error in the words of the settings. */
export function listenError(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
): SettingError {
  switch (error.code) {
    case 'EADDRINUSE':
      return new SettingError(
        'PORT',
        `${port} is in use on ${host}. Stop the other program or choose another port.`,
      );
    case 'EACCES':
      return new SettingError(
        'PORT',
        `this user may not listen on ${port}. Choose a port from 1024 on.`,
      );
    default:
      return new SettingError(
        'HOST',
        `${host} is not an address that this machine can listen on (${error.code ?? error.message}).`,
      );
  }
}
