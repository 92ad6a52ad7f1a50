import { statfsSync } from 'node:fs';
import path from 'node:path';
import { EnquiryStore } from '../db/enquiry-store.ts';
import { damagedDatabase, describeStorageFailure } from '../db/storage-failure.ts';
import { counted, formatLabelledRows, megabytes, showCount } from './format.ts';
import type { CommandContext } from './on-store.ts';
import { describeWaiting } from './status.ts';

/** A mail that waits for longer is reported. */
const WAIT_MAX_MS = 3_600_000;
const FREE_DISK_MIN_BYTES = 1_000_000_000;

/** One result: its label and value, and what staff must do, if anything. */
type Finding = readonly [label: string, value: string, problem?: string | false];

/** Prints all results. Throws an error that lists the problems, if there are any. */
export async function check(context: CommandContext): Promise<void> {
  const findings = [
    await checkIntegrity(context),
    await checkWriting(context),
    ...(await checkMails(context)),
    checkDisk(context),
  ];
  console.log(formatLabelledRows(findings.map(([label, value]) => [label, value])));
  const problems = findings.map(([, , problem]) => problem).filter(Boolean);
  if (problems.length > 0) throw new Error(['\nTo be seen to:', ...problems].join('\n  '));
  console.log('\nAll is well.');
}

async function checkIntegrity({ store }: CommandContext): Promise<Finding> {
  const faults = await store.findFaults();
  if (faults.length === 0) return ['Database', 'whole'];
  return ['Database', 'damaged', damagedDatabase(faults.join('; '))];
}

async function checkWriting({ db, settings }: CommandContext): Promise<Finding> {
  try {
    await new EnquiryStore(db, settings.database.kind).probe();
    return ['Storage', 'can be written'];
  } catch (error) {
    const reason = describeStorageFailure(error);
    return [
      'Storage',
      'cannot be written',
      `Nothing can be stored: ${reason}. Visitors are answered with phone and email meanwhile.`,
    ];
  }
}

async function checkMails({ store, settings }: CommandContext): Promise<Finding[]> {
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
        `${counted(mails.failed, 'mail was', 'mails were')} refused for good: see "status", correct the cause, then "retry".`,
    ],
  ];
}

function checkDisk({ settings: { database } }: CommandContext): Finding {
  if (database.kind === 'postgres') return ['Disk', 'that of PostgreSQL is not seen from here'];
  const folder = path.dirname(database.file);
  const { bavail, bsize } = statfsSync(folder);
  const free = `${megabytes(bavail * bsize)} free in ${folder}`;
  return ['Disk', free, bavail * bsize < FREE_DISK_MIN_BYTES && `Only ${free}: free some space.`];
}
