import { z } from 'zod';
import * as content from './content.ts';

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
 * the company's record says. Throws a sentence when the setting cannot be used.
 */
export function siteUrl(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const result = siteUrlSchema.safeParse(env['SITE_URL']?.trim() || content.company().siteUrl);
  if (result.success) return result.data;
  throw new Error(`SITE_URL: ${result.error.issues[0]?.message}`);
}
