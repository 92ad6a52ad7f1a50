import { statfsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { EnquiryStore } from '../db/enquiry-store.ts';
import { damagedDatabase, describeStorageFailure } from '../db/storage-failure.ts';
import { counted, formatBytes, showCount, type CommandTools, type OnStore } from './command.ts';
import { describeWaiting } from './status.ts';
import { formatLabelledRows } from './table.ts';

/** A mail that waits for longer has a cause that does not pass by itself. */
const WAIT_MAX_MS = 3_600_000;
const FREE_DISK_MIN_BYTES = 1_000_000_000;

/** One thing that was looked at: what was found, and what staff must see to, if anything. */
type Finding = readonly [label: string, value: string, problem?: string | false];

export function addCheckCommand(program: Command, onStore: OnStore): void {
  program
    .command('check')
    .summary('whether all is well, for people and timers')
    .description(
      'Looks whether the database is whole and can be written, whether mails are in trouble and whether the disk ' +
        'has room. Exit code 0: all is well; 1: something is to be seen to, and is named.',
    )
    .action(onStore(check, { mustExist: true }));
}

async function check(tools: CommandTools): Promise<void> {
  const findings = [
    await checkIntegrity(tools),
    await checkWriting(tools),
    ...(await checkMails(tools)),
    checkDisk(tools),
  ];
  await tools.terminal.write(formatLabelledRows(findings.map(([label, value]) => [label, value])));
  const problems = findings.map(([, , problem]) => problem).filter(Boolean);
  if (problems.length === 0) await tools.terminal.write('\nAll is well.\n');
  else throw new Error(`\nTo be seen to:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

async function checkIntegrity({ store }: CommandTools): Promise<Finding> {
  const faults = await store.findFaults();
  if (faults.length === 0) return ['Database', 'whole'];
  return ['Database', 'damaged', damagedDatabase(faults.join('; '))];
}

async function checkWriting({ db, settings }: CommandTools): Promise<Finding> {
  try {
    await new EnquiryStore(db, settings.database.kind).probe();
    return ['Storage', 'can be written'];
  } catch (error) {
    const reason = describeStorageFailure(error);
    return [
      'Storage',
      'cannot be written',
      `Nothing can be stored: ${reason}. Visitors are answered with phone and e-mail meanwhile.`,
    ];
  }
}

async function checkMails({ store, settings }: CommandTools): Promise<Finding[]> {
  const counts = await store.counts();
  const { mails, oldestWaitingSince: since } = counts;
  const isLate = since !== null && Date.now() - Date.parse(since) > WAIT_MAX_MS;
  const why = settings.smtp === undefined ? 'SMTP_URL is not set' : '"status" says why';
  return [
    [
      'Mails waiting',
      describeWaiting(counts),
      isLate &&
        `${counted(mails.waiting, 'mail waits', 'mails wait')}, one for more than an hour: ${why}.`,
    ],
    [
      'Mails failed',
      showCount(mails.failed),
      mails.failed > 0 &&
        `${counted(mails.failed, 'mail was', 'mails were')} refused for good: see "status", mend the cause, then "retry".`,
    ],
  ];
}

function checkDisk({ settings: { database } }: CommandTools): Finding {
  if (database.kind === 'postgres') return ['Disk', 'that of PostgreSQL is not seen from here'];
  const folder = path.dirname(database.file);
  const { bavail, bsize } = statfsSync(folder);
  const free = formatBytes(bavail * bsize);
  return [
    'Disk',
    `${free} free in ${folder}`,
    bavail * bsize < FREE_DISK_MIN_BYTES &&
      `Only ${free} are free in ${folder}: make room, before nothing can be stored.`,
  ];
}
