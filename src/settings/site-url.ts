import { z } from 'zod';
import * as content from '../records/content.ts';
import { readSettings, type Environment } from './read-settings.ts';

/** Host names of this machine. */
export const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * The schema of the setting SITE_URL: an http(s) address without a path. Parses to its origin, without a trailing
 * slash.
 */
export const siteUrlSchema = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  context.addIssue(
    `"${value}" is not the public address of a site. Write it without a path, such as https://www.example.com.`,
  );
  return z.NEVER;
});

/**
 * Returns the public origin of the site, without a trailing slash: the setting SITE_URL, or else the value in the
 * company's record. Throws a SettingError for an invalid setting.
 */
export function siteUrl(env: Environment = process.env): string {
  const { SITE_URL } = readSettings({ SITE_URL: siteUrlSchema.optional() }, env);
  return SITE_URL ?? content.company().siteUrl;
}
