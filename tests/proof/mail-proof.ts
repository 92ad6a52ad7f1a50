import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseKind } from '../support/enquiry-databases.ts';
import {
  arrivedReferences,
  startMailCatcher,
  type MailBehaviour,
  type MailCatcher,
} from '../support/mail-catcher.ts';
import { resultOf, STORE_NAMES, type ProofRow } from './proof-row.ts';
import {
  compare,
  createProofDatabase,
  describeComparison,
  isComplete,
  type ProofDatabase,
  type ProofPostgres,
} from './proof-store.ts';
import { startServer } from '../support/server-process.ts';
import { createForm, createVisits, visit, type Visits } from './visitor.ts';

const TROUBLES: readonly MailBehaviour[] = [
  { kind: 'slow', delayMs: 1500 },
  { kind: 'refuse', command: 'RCPT', code: 451 },
  { kind: 'refuse', command: 'DATA', code: 452 },
  { kind: 'refuse', command: 'MAIL', code: 550 },
  { kind: 'refuse', command: 'RCPT', code: 550 },
  { kind: 'refuse', command: 'DATA', code: 554 },
  { kind: 'refuse', command: 'RCPT', code: 421 },
  { kind: 'hang-up' },
  { kind: 'accept' },
];
const DELIVERY_TIMEOUT_MS = 120_000;

/**
 * (b) Sends enquiries while the mail server is down, rejects logins, and then fails in every other way. Once it works
 * and staff have run `retry`, every enquiry must be delivered.
 */
export async function proveMail(
  kind: DatabaseKind,
  postgres: ProofPostgres,
  enquiriesPerPhase: number,
): Promise<ProofRow> {
  const database = await createProofDatabase(kind, postgres);
  const catcher = await startMailCatcher();
  const settings = { DATABASE_URL: database.url, SMTP_URL: catcher.url };
  const visits = createVisits();
  const send = () =>
    Promise.all(
      Array.from({ length: enquiriesPerPhase }, () => visit(server.url, createForm(), visits)),
    );

  await catcher.stop();
  let server = await startServer(settings);
  await send();
  await pause(500);
  await server.killHard();

  catcher.behave({ kind: 'refuse-login' });
  await catcher.start();
  server = await startServer(settings);
  await send();
  await pause(1000);

  catcher.behave((number) => TROUBLES[number % TROUBLES.length] ?? { kind: 'accept' });
  await send();
  await waitForTries(catcher, enquiriesPerPhase * 2);
  const failed = (await database.readAll()).filter((enquiry) => enquiry.state === 'failed').length;

  catcher.behave({ kind: 'accept' });
  const deadline = Date.now() + DELIVERY_TIMEOUT_MS;
  let isDelivered = false;
  while (!isDelivered && Date.now() < deadline) {
    await runRetry(settings);
    await pause(500);
    isDelivered = (await database.readAll()).every((enquiry) => enquiry.state === 'sent');
  }
  await server.stop();
  await catcher.stop();
  const row = await checkMails(kind, database, visits, catcher, failed);
  database.remove();
  return row;
}

async function checkMails(
  kind: DatabaseKind,
  database: ProofDatabase,
  visits: Visits,
  catcher: MailCatcher,
  failed: number,
): Promise<ProofRow> {
  const all = await database.readAll();
  const comparison = compare(all, visits);
  const delivered = deliveredReferences(catcher);
  const missing = all.filter((enquiry) => !delivered.has(enquiry.reference)).length;
  const sent = all.filter((enquiry) => enquiry.state === 'sent').length;
  return {
    what: '(b) mail server down, slow, refusing, hanging up',
    store: STORE_NAMES[kind],
    done: `${visits.acknowledged.size} enquiries, ${catcher.tries} tries, ${failed} refused for good and retried by staff`,
    found: `${describeComparison(comparison)}; ${sent} mails sent, ${missing} missing, ${catcher.messages.length - delivered.size} arrived again`,
    result: resultOf(
      isComplete(comparison),
      missing === 0,
      sent === all.length,
      failed > 0,
      visits.refused.size === 0,
    ),
  };
}

/** Returns the references of the mails that the mail server accepted. */
export function deliveredReferences(catcher: MailCatcher): Set<string> {
  return new Set(arrivedReferences(catcher));
}

async function waitForTries(catcher: MailCatcher, count: number): Promise<void> {
  const deadline = Date.now() + DELIVERY_TIMEOUT_MS;
  while (catcher.tries < count && Date.now() < deadline) await pause(100);
}

/** Runs the staff command `retry`. */
async function runRetry(settings: Readonly<Record<string, string>>): Promise<void> {
  const command = spawn(process.execPath, ['src/enquiries/cli/cli.ts', 'retry'], {
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });
  await once(command, 'exit');
}
