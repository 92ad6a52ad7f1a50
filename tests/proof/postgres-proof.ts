import { setTimeout as pause } from 'node:timers/promises';
import { startMailCatcher } from '../support/mail-catcher.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { resultOf, type ProofRow } from './proof-row.ts';
import { compare, compareMails, createProofDatabase, type ProofPostgres } from './proof-store.ts';
import { startServer } from '../support/server-process.ts';
import { createVisits, keepVisiting, visit, waitUntil } from '../support/visitor.ts';

const VISITORS = 6;
const RECOVERY_TIMEOUT_MS = 20_000;
const DELIVERY_TIMEOUT_MS = 120_000;

/**
 * (d) Stops, crashes, freezes and restarts a separate PostgreSQL server and cuts its connections, all under load. Every
 * response must arrive in time, and our server must recover without a restart.
 */
export async function provePostgresOutage(rounds: number): Promise<ProofRow> {
  const postgres = await startPostgres({ isSynced: true });
  const database = await createProofDatabase('postgres', postgres);
  const server = await startServer({ DATABASE_URL: database.url });
  const visits = createVisits();
  let recoveries = 0;
  for (let round = 0; round < rounds; round += 1) {
    const load = keepVisiting(() => server.url, visits, VISITORS);
    await pause(400);
    await postgres.cutConnections();
    await pause(400);
    await postgres.stop(round % 2 === 0 ? 'fast' : 'immediate');
    await pause(600);
    await postgres.start();
    await pause(400);
    await freeze(postgres, 3000);
    await load.stop();
    const isReady = async () => (await fetch(`${server.url}/readyz`)).status === 200;
    if (await waitUntil(isReady, RECOVERY_TIMEOUT_MS)) recoveries += 1;
  }
  for (const form of visits.unanswered.splice(0)) await visit(server.url, form, visits);
  const { hasCrashed } = server;
  await server.stop();
  const comparison = compare(await database.readAll(), visits);
  await postgres.remove();
  const unavailable = visits.refused.get(503) ?? 0;
  return {
    what: '(d) PostgreSQL cut off, stopped, crashed, frozen',
    store: 'PostgreSQL',
    done: `${rounds} rounds, ${visits.acknowledged.size} acknowledged, ${unavailable} answered 503, longest wait ${(visits.longestWaitMs / 1000).toFixed(1)} s`,
    found: comparison.description,
    result: resultOf(
      comparison.isComplete,
      recoveries === rounds,
      !hasCrashed,
      unavailable > 0,
      [...visits.refused.keys()].every((status) => status === 503),
      visits.unanswered.length === 0,
    ),
  };
}

/** Freezes PostgreSQL: it neither responds nor closes connections, as when a machine or a network hangs. */
async function freeze(postgres: TestPostgres, ms: number): Promise<void> {
  const frozen = await postgres.freeze();
  await pause(ms);
  frozen.release();
}

/**
 * (e) Runs three servers on one PostgreSQL, all sending mail, and kills one of them under load. Every acknowledged
 * enquiry must be stored once, and the others must send the mails that the killed server left.
 */
export async function proveSeveralServers(
  postgres: ProofPostgres,
  loadMs: number,
): Promise<ProofRow> {
  const database = await createProofDatabase('postgres', postgres);
  const catcher = await startMailCatcher();
  const settings = { DATABASE_URL: database.url, SMTP_URL: catcher.url };
  const servers = await Promise.all([1, 2, 3].map(() => startServer(settings)));
  const [victim] = servers;
  const visits = createVisits();
  const alive = [...servers];
  let turn = 0;
  const load = keepVisiting(() => alive[(turn += 1) % alive.length]?.url ?? '', visits, VISITORS);
  await pause(loadMs / 2);
  await victim?.killHard();
  await pause(50);
  alive.shift();
  await pause(loadMs / 2);
  await load.stop();
  for (const form of visits.unanswered.splice(0)) await visit(alive[0]?.url ?? '', form, visits);

  let all = await database.readAll();
  await waitUntil(async () => {
    all = await database.readAll();
    return all.every((enquiry) => enquiry.state === 'sent');
  }, DELIVERY_TIMEOUT_MS);
  await Promise.all(alive.map((server) => server.stop()));
  await catcher.stop();
  const comparison = compare(all, visits);
  const { arrived, missing, again } = compareMails(all, catcher);
  return {
    what: '(e) three servers on one PostgreSQL, one killed',
    store: 'PostgreSQL',
    done: `${visits.acknowledged.size} acknowledged by three servers`,
    found: `${comparison.description}; ${arrived} mails arrived, ${missing} missing, ${again} arrived again (on their way from the killed server)`,
    // Mails that the killed server had sent but not yet marked as sent are unavoidably sent again.
    result: resultOf(comparison.isComplete, missing === 0, again <= 3, all.length > 0),
  };
}
