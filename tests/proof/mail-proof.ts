import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseKind } from '../../src/enquiries/db/schema.ts';
import { startMailCatcher, type MailBehaviour } from '../support/mail-catcher.ts';
import { resultOf, STORE_NAMES, type ProofRow } from './proof-row.ts';
import {
  compare,
  compareMails,
  createProofDatabase,
  runStaffCommand,
  type ProofPostgres,
} from './proof-store.ts';
import { startServer } from '../support/server-process.ts';
import { createForm, createVisits, visit, waitUntil } from '../support/visitor.ts';

const MAIL_FAILURES: readonly MailBehaviour[] = [
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

  catcher.behave((number) => MAIL_FAILURES[number % MAIL_FAILURES.length] ?? { kind: 'accept' });
  await send();
  await waitUntil(() => catcher.tries >= enquiriesPerPhase * 2, DELIVERY_TIMEOUT_MS);
  const failed = (await database.readAll()).filter((enquiry) => enquiry.state === 'failed').length;

  catcher.behave({ kind: 'accept' });
  let all = await database.readAll();
  await waitUntil(async () => {
    await runStaffCommand(['retry'], settings);
    all = await database.readAll();
    return all.every((enquiry) => enquiry.state === 'sent');
  }, DELIVERY_TIMEOUT_MS);
  await server.stop();
  await catcher.stop();
  database.remove();
  const comparison = compare(all, visits);
  const { missing, again } = compareMails(all, catcher);
  const sent = all.filter((enquiry) => enquiry.state === 'sent').length;
  return {
    what: '(b) mail server down, slow, refusing, hanging up',
    store: STORE_NAMES[kind],
    done: `${visits.acknowledged.size} enquiries, ${catcher.tries} tries, ${failed} refused for good and retried by staff`,
    found: `${comparison.description}; ${sent} mails sent, ${missing} missing, ${again} arrived again`,
    result: resultOf(
      comparison.isComplete,
      missing === 0,
      sent === all.length,
      failed > 0,
      visits.refused.size === 0,
    ),
  };
}
