import { z } from 'zod';
import * as content from './content.ts';
import { readSettings, type Environment } from './read-settings.ts';

/** Names of this machine itself. */
export const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** The setting SITE_URL: an http(s) address without a path; parses to its origin, without a slash at the end. */
export const siteUrlSchema = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  context.addIssue(
    `"${value}" is not the public address of a site. Write it without a path, such as https://www.example.com.`,
  );
  return z.NEVER;
});

/**
 * The public origin of the site, without a slash at the end: the setting SITE_URL, or else what
 * the company's record says. Throws a SettingError when the setting cannot be used.
 */
export function siteUrl(env: Environment = process.env): string {
  const { SITE_URL } = readSettings({ SITE_URL: siteUrlSchema.optional() }, env);
  return SITE_URL ?? content.company().siteUrl;
}
