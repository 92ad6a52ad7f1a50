import path from 'node:path';
import { findMailServerProblem } from '../enquiries/mail/send-mail.ts';
import { givenSetting, SettingError, type Environment } from '../settings/read-settings.ts';
import { parseServerSettings } from './server-settings.ts';

/** `where` is the name of a setting, or of the file that prevents reading it. */
type Finding = { where: string; what: string };

/** Hosts of reserved domains (RFC 2606), and of this machine. */
const UNREAL_HOST =
  /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$|^(127\.|\[::1\]|0\.0\.0\.0)/;

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
export async function findingsOfSettings(env: Environment): Promise<Finding[]> {
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
