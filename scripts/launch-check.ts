/**
 * `npm run launch-check`: lists what must not go live as it is. Records that are still samples,
 * invented names left in texts, claims that the owner has yet to confirm, settings without which
 * enquiries would be stored unread, and a mail server that does not answer. Exit code 1 while
 * anything is.
 */
import path from 'node:path';
import { findMailServerProblem } from '../src/enquiries/mail/send-mail.ts';
import { SettingError } from '../src/records/read-settings.ts';
import { parseEnquirySettings } from '../src/enquiries/enquiry-settings.ts';
import * as content from '../src/records/content.ts';
import { CONTENT_FOLDER, listRecordFiles, readYaml } from '../src/records/reading/read-record.ts';
import {
  findClaims,
  findSampleNames,
  findSamples,
  findUnsafeSettings,
  groupFindings,
  type Finding,
} from './launch-findings.ts';

function print(heading: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  console.log(`\n${heading} (${findings.length})`);
  const groups = groupFindings(findings);
  const width = Math.max(...groups.map(({ where }) => where.length));
  for (const { where, what } of groups) console.log(`  ${where.padEnd(width)}  ${what}`);
}

/** Asks the mail server, where one is set: a wrong password is found before the first enquiry is. */
async function findMailFault(): Promise<Finding[]> {
  if (!process.env['SMTP_URL']) return [];
  try {
    // The database's folder is the server's, and need not be on the machine that builds.
    const { DATABASE_URL: _, ...env } = process.env;
    const { smtp } = parseEnquirySettings(env, content.enquiryRecords());
    if (!smtp) return [];
    console.log(`Asking the mail server at ${smtp.host} ...`);
    const problem = await findMailServerProblem(smtp);
    if (problem === undefined) return [];
    return [{ where: 'SMTP_URL', what: `the mail server says: ${problem}` }];
  } catch (error) {
    const where = error instanceof SettingError ? error.setting : 'content/';
    return [{ where, what: error instanceof Error ? error.message : String(error) }];
  }
}

const records = listRecordFiles().map(
  (file) => [path.posix.join(CONTENT_FOLDER, file), readYaml(file)] as const,
);
const inRecords = (find: typeof findSamples) =>
  records.flatMap(([file, record]) => find(file, record));
/** What is open, below what to do about it. */
const open: Readonly<Record<string, readonly Finding[]>> = {
  'Samples: replace each value, then its "sample: true" by a "source"': inRecords(findSamples),
  'Invented names in texts: write the real ones': inRecords(findSampleNames),
  'Claims: have the owner confirm each, then write "confirmed: { by, on }" below its "confirm"':
    inRecords(findClaims),
  'Settings: set each in the environment of the server': [
    ...findUnsafeSettings(process.env, process.cwd()),
    ...(await findMailFault()),
  ],
};
for (const [heading, findings] of Object.entries(open)) print(heading, findings);

const count = Object.values(open).flat().length;
console.log(
  count === 0
    ? 'Ready to launch: nothing is a sample, unconfirmed or unset.'
    : `\nNot ready to launch: ${count} points are open.`,
);
process.exitCode = count === 0 ? 0 : 1;
