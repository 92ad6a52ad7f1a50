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

test('ends the process when its thread fails', async () => {
  const file = path.join(createTestFolder(), 'enquiries.db');
  new DatabaseSync(file).close();
  const started = once(process, 'worker') as Promise<[Worker]>;
  const db = new Kysely<unknown>({ dialect: new SqliteThreadDialect({ file, isSetUp: false }) });
  onTestFinished(() => db.destroy());
  await sql`select 1`.execute(db);
  const [thread] = await started;
  // An error that a listener throws is an uncaught exception.
  expect(() => thread.emit('error', new Error('out of memory'))).toThrow('thread has failed');
});
