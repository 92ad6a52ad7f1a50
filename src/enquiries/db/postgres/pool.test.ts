import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/enquiry-databases.ts';
import { openPool, withPlainSslMode } from './pool.ts';

const SERVER = 'postgres://user@db.example/site';

test.each([
  [`${SERVER}?sslmode=require`, `${SERVER}?sslmode=verify-full`],
  [`${SERVER}?a=b&sslmode=prefer&c=d`, `${SERVER}?a=b&sslmode=verify-full&c=d`],
  [`${SERVER}?sslmode=disable`, `${SERVER}?sslmode=disable`],
  [
    `${SERVER}?uselibpqcompat=true&sslmode=require`,
    `${SERVER}?uselibpqcompat=true&sslmode=require`,
  ],
  [SERVER, SERVER],
])('%s is opened as %s, without a warning', (url, opened) => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  expect(withPlainSslMode(url)).toBe(opened);
  new pg.Client(withPlainSslMode(url));
  expect(warn).not.toHaveBeenCalled();
});

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
