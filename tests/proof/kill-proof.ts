import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseKind } from '../../src/enquiries/db/schema.ts';
import { resultOf, STORE_NAMES, type ProofRow } from './proof-row.ts';
import { compare, createProofDatabase, type ProofPostgres } from './proof-store.ts';
import { startServer } from '../support/server-process.ts';
import { createVisits, keepVisiting, postForm, visit } from '../support/visitor.ts';

const VISITORS = 8;
/** The server is killed at a random time after it has started to respond, from this number of milliseconds on. */
const LIFE_MIN_MS = 20;
const LIFE_MAX_MS = 500;

/**
 * (a) Kills the server at random moments under load. Acknowledged enquiries must be stored after the restart. The
 * others are sent again, as a visitor's script does, and must be stored once.
 */
export async function proveKills(
  kind: DatabaseKind,
  postgres: ProofPostgres,
  kills: number,
): Promise<ProofRow> {
  const database = await createProofDatabase(kind, postgres);
  const visits = createVisits();
  let changedReferences = 0;
  let sentAgain = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer({ DATABASE_URL: database.url });
    for (const form of visits.unanswered.splice(0)) {
      sentAgain += 1;
      await visit(server.url, form, visits);
    }
    const load = keepVisiting(() => server.url, visits, VISITORS);
    await pause(LIFE_MIN_MS + Math.random() * (LIFE_MAX_MS - LIFE_MIN_MS));
    await server.killHard();
    await load.stop();
  }
  const server = await startServer({ DATABASE_URL: database.url });
  for (const form of visits.unanswered.splice(0)) {
    sentAgain += 1;
    const { reference = '' } = await postForm(server.url, form);
    visits.acknowledged.set(form.name, reference);
    const again = await postForm(server.url, form);
    if (again.reference !== reference) changedReferences += 1;
  }
  await server.stop();
  const comparison = compare(await database.readAll(), visits);
  database.remove();
  return {
    what: '(a) kill -9 under load',
    store: STORE_NAMES[kind],
    done: `${kills} kills, ${visits.acknowledged.size} acknowledged, ${sentAgain} cut off and sent again`,
    found: comparison.description,
    result: resultOf(
      comparison.isComplete,
      changedReferences === 0,
      visits.acknowledged.size > kills,
    ),
  };
}
