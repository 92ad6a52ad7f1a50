import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/enquiry-databases.ts';
import { openPool } from './pool.ts';

test('a commit waits for the disk, even if the database has synchronous_commit off', async () => {
  const url = await createTestDatabase('postgres');
  const database = new URL(url).pathname.slice(1);
  const pool = openPool(url, {});
  onTestFinished(async () => {
    await pool.query(`alter database ${database} reset synchronous_commit`);
    await pool.end();
  });
  const plain = new pg.Client(url);
  await plain.connect();
  await plain.query(`alter database ${database} set synchronous_commit = off`);
  await plain.end();
  expect((await pool.query('show synchronous_commit')).rows).toEqual([
    { synchronous_commit: 'on' },
  ]);
});
