/**
 * `npm run launch-check`: lists samples in records, invented names in texts, claims that the owner has not
 * confirmed, settings without which enquiries would not be read, and a mail server that does not answer.
 * The exit code is 1 while there are any.
 */
import path from 'node:path';
import {
  findClaims,
  findFirstFields,
  findSampleNames,
  findSamples,
  groupFindings,
  type Finding,
} from '../src/checks/launch-check.ts';
import { CONTENT_FOLDER, listRecordFiles, readYaml } from '../src/records/reading/read-record.ts';
import { findingsOfSettings } from '../src/server/unsafe-settings.ts';

function print(heading: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  console.log(`\n${heading} (${findings.length})`);
  const groups = groupFindings(findings);
  const width = Math.max(...groups.map(({ where }) => where.length));
  for (const { where, what } of groups) console.log(`  ${where.padEnd(width)}  ${what}`);
}

const records = listRecordFiles().map(
  (file) => [path.posix.join(CONTENT_FOLDER, file), readYaml(file)] as const,
);
const inRecords = (find: typeof findSamples) =>
  records.flatMap(([file, record]) => find(file, record));
const open: Readonly<Record<string, readonly Finding[]>> = {
  'Samples: replace each value, then its "sample: true" by a "source"': inRecords(findSamples),
  'Invented names in texts: write the real ones': inRecords(findSampleNames),
  'Claims: have the owner confirm each, then write "confirmed: { by, on }" below its "confirm"':
    inRecords(findClaims),
  'Settings: set each in the environment of the server': await findingsOfSettings(process.env),
};
print(
  'First: these lose most orders while they are samples',
  findFirstFields(inRecords(findSamples)),
);
for (const [heading, findings] of Object.entries(open)) print(heading, findings);
const count = Object.values(open).flat().length;
console.log(
  count === 0
    ? 'Ready to launch: nothing is a sample, unconfirmed or unset.'
    : `\nNot ready to launch: ${count} points are open.`,
);
process.exitCode = count === 0 ? 0 : 1;
