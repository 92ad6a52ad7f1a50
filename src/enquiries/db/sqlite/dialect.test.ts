import { once } from 'node:events';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestFolder } from '../../../../tests/support/enquiry-databases.ts';
import { SqliteThreadDialect } from './dialect.ts';

test('waits for another process that sets up the same new file', async () => {
  const file = path.join(createTestFolder(), 'enquiries.db');
  const other = new DatabaseSync(file);
  const db = new Kysely<unknown>({ dialect: new SqliteThreadDialect({ file, isSetUp: false }) });
  onTestFinished(async () => {
    await db.destroy();
    other.close();
  });

  other.exec('begin immediate');
  const mode = sql`pragma journal_mode`.execute(db);
  await sleep(3000);
  other.exec('commit');

  expect(await mode).toMatchObject({ rows: [{ journal_mode: 'wal' }] });
});

/** Opens a database with the table `kept`; returns it with its thread. */
async function openTable(): Promise<{ db: Kysely<unknown>; thread: Worker }> {
  const file = path.join(createTestFolder(), 'enquiries.db');
  new DatabaseSync(file).close();
  const started = once(process, 'worker') as Promise<[Worker]>;
  const db = new Kysely<unknown>({ dialect: new SqliteThreadDialect({ file, isSetUp: false }) });
  onTestFinished(() => db.destroy());
  await sql`create table kept (id integer)`.execute(db);
  const [thread] = await started;
  return { db, thread };
}

test('continues with a new thread when its own has ended', async () => {
  const { db, thread } = await openTable();

  const cut = db.transaction().execute(async (transaction) => {
    await sql`insert into kept values (1)`.execute(transaction);
    await thread.terminate();
    await sql`insert into kept values (2)`.execute(transaction);
  });
  await expect(cut).rejects.toThrow();

  expect(await sql`select * from kept`.execute(db)).toMatchObject({ rows: [] });
});

test('continues after a new thread could not be started', async () => {
  const { db, thread } = await openTable();
  await thread.terminate();

  process.once('worker', (next: Worker) => void next.terminate());
  await expect(sql`select * from kept`.execute(db)).rejects.toThrow();
  await expect(
    db.transaction().execute((to) => sql`insert into kept values (1)`.execute(to)),
  ).resolves.toBeDefined();

  expect(await sql`select * from kept`.execute(db)).toMatchObject({ rows: [{ id: 1 }] });
});
