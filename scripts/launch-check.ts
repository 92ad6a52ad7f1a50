/**
 * `npm run launch-check`: lists what must not go live as it is. Records that
 * are still samples, claims that the owner has yet to confirm, and settings
 * without which enquiries would be stored unread. Exit code 1 while anything is.
 */
import path from 'node:path';
import { listRecordFiles, readYaml } from '../src/records/read-record.ts';
import { findMarks, findUnsafeSettings, type Finding } from './launch-findings.ts';

const RECORD_FOLDERS = ['', 'pages', 'products'];

function print(heading: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  console.log(`\n${heading} (${findings.length})`);
  const width = Math.max(...findings.map(({ where }) => where.length));
  for (const { where, what } of findings) console.log(`  ${where.padEnd(width)}  ${what}`);
}

const marks = RECORD_FOLDERS.flatMap(listRecordFiles).flatMap((file) =>
  findMarks(path.posix.join('content', file), readYaml(file)),
);
const settings = findUnsafeSettings(process.env, process.cwd());
print(
  'Samples: replace each value, then its "sample: true" by a "source"',
  marks.filter(({ kind }) => kind === 'sample'),
);
print(
  'Claims: have the owner confirm each, then delete its "confirm"',
  marks.filter(({ kind }) => kind === 'claim'),
);
print('Settings: set each in the environment of the server', settings);

const count = marks.length + settings.length;
console.log(
  count === 0
    ? 'Ready to launch: nothing is a sample, unconfirmed or unset.'
    : `\nNot ready to launch: ${count} points are open.`,
);
process.exitCode = count === 0 ? 0 : 1;
