import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestFolder } from '../../../../tests/support/enquiry-databases.ts';
import {
  GOOD_FORM,
  openTestDatabase,
  openTestEnquiries,
  recordLog,
  storeForm,
  VISITOR,
  waitFor,
} from '../../../../tests/support/enquiry-set-up.ts';
import { SettingError } from '../../../settings/read-settings.ts';

test.each([
  // 2 is SQLite's FULL: a commit waits until the disk has the data.
  ['every commit waits for the disk, which only a power cut would show', 'synchronous', 2],
  ['deleted rows are overwritten', 'secure_delete', 1],
])('%s', async (_, setting, value) => {
  const file = path.join(createTestFolder(), 'enquiries.db');
  const { db } = await openTestDatabase(`file:${file}`);
  const { rows } = await sql`pragma ${sql.raw(setting)}`.execute(db);
  expect(rows).toEqual([{ [setting]: value }]);
});

/** Creates a database whose one enquiry is only in its log, as after the server was killed. */
async function createKilledDatabase() {
  const running = path.join(createTestFolder(), 'enquiries.db');
  const enquiries = await openTestEnquiries({ DATABASE_URL: `file:${running}` });
  const reference = await storeForm(enquiries);
  const file = path.join(createTestFolder(), 'enquiries.db');
  for (const suffix of ['', '-wal']) copyFileSync(running + suffix, file + suffix);
  return { file, reference };
}

describe('a log whose database file is', () => {
  test.each(['missing', 'empty'])(
    '%s is not changed, and the start fails with one line',
    async (state) => {
      const { file, reference } = await createKilledDatabase();
      const log = readFileSync(`${file}-wal`);
      const kept = `${file}.kept`;
      copyFileSync(file, kept);
      if (state === 'missing') renameSync(file, kept);
      else truncateSync(file);

      const start = openTestEnquiries({ DATABASE_URL: `file:${file}` });
      await expect(start).rejects.toThrow(SettingError);
      await expect(start).rejects.toThrow(/^DATABASE_URL: .+ Put back the database file .+\.$/);
      const sentence = `${file} is ${state}, but its log ${file}-wal (${log.length} byte`;
      await expect(start).rejects.toThrow(sentence);
      expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);

      copyFileSync(kept, file);
      const enquiries = await openTestEnquiries({ DATABASE_URL: `file:${file}` });
      expect(await enquiries.exists(reference)).toBe(true);
    },
  );
});

test('a database may have any name', async () => {
  const file = path.join(createTestFolder(), 'Anfragen ü, 100 % #1?.db');
  const enquiries = await openTestEnquiries({ DATABASE_URL: `file:${file}` });
  expect((await enquiries.receive(GOOD_FORM, VISITOR)).kind).toBe('stored');
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
});

test.each(['', '-wal', '-shm'])(
  'nothing is acknowledged while enquiries.db%s is missing; the store continues once it is back',
  async (suffix) => {
    const file = path.join(createTestFolder(), 'enquiries.db');
    const log = recordLog();
    const enquiries = await openTestEnquiries({ DATABASE_URL: `file:${file}` }, log);
    const stored = { ...GOOD_FORM, submission: randomUUID() };
    expect((await enquiries.receive(stored, VISITOR)).kind).toBe('stored');
    expect(await enquiries.isWritable()).toBe(true);

    renameSync(file + suffix, `${file}.away`);
    expect((await enquiries.receive(GOOD_FORM, VISITOR)).kind).toBe('unavailable');
    // The enquiry was stored before, but in a file that is gone.
    expect((await enquiries.receive(stored, VISITOR)).kind).toBe('unavailable');
    await waitFor(async () => !(await enquiries.isWritable()));
    expect(log.lines).toContainEqual({
      level: 'error',
      fields: {
        problem: expect.stringContaining(`${file}, its -wal or its -shm was moved`) as string,
      },
      message: 'Storage cannot be written.',
    });

    renameSync(`${file}.away`, file + suffix);
    await waitFor(() => enquiries.isWritable());
    expect((await enquiries.receive(GOOD_FORM, VISITOR)).kind).toBe('stored');
    expect((await enquiries.receive(stored, VISITOR)).kind).toBe('stored');
  },
);

test('the log of a database behind a symbolic link is found', async () => {
  const file = path.join(createTestFolder(), 'enquiries.db');
  const link = path.join(createTestFolder(), 'link.db');
  symlinkSync(file, link);
  const missing = openTestEnquiries({ DATABASE_URL: `file:${link}` });
  await expect(missing).rejects.toThrow('is a symbolic link to a file that is missing');

  await (await openTestEnquiries({ DATABASE_URL: `file:${file}` })).close();
  const enquiries = await openTestEnquiries({ DATABASE_URL: `file:${link}` });
  await storeForm(enquiries);
  renameSync(`${file}-wal`, `${file}.away`);
  expect((await enquiries.receive(GOOD_FORM, VISITOR)).kind).toBe('unavailable');
  renameSync(`${file}.away`, `${file}-wal`);
  await waitFor(() => enquiries.isWritable());
});

test('enquiries fail when the file is deleted while they are written', async () => {
  const file = path.join(createTestFolder(), 'enquiries.db');
  const { db } = await openTestDatabase(`file:${file}`);
  const writing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('storage_probe').values({ id: 1, padding: '' }).execute();
    renameSync(file, `${file}.away`);
  });
  await expect(writing).rejects.toThrow('was moved');
});

test('a file that is not a database is not changed, and rejected in one line', async () => {
  const file = path.join(createTestFolder(), 'hostname');
  writeFileSync(file, 'a machine\n', { mode: 0o644 });
  const log = recordLog();
  const opened = openTestEnquiries({ DATABASE_URL: `file:${file}` }, log);
  await expect(opened).rejects.toThrow(/^DATABASE_URL: .* is not a database/);
  expect(log.lines).toEqual([]);
  expect(statSync(file).mode & 0o777).toBe(0o644);
  expect(readFileSync(file, 'utf8')).toBe('a machine\n');
});

test("the log contains SQLite's message and code", async () => {
  const file = path.join(createTestFolder(), 'enquiries.db');
  const log = recordLog();
  const enquiries = await openTestEnquiries({ DATABASE_URL: `file:${file}` }, log);
  const { db } = await openTestDatabase(`file:${file}`);
  await db.schema.dropTable('storage_probe').execute();
  expect(await enquiries.isWritable()).toBe(false);
  expect(log.lines.at(-1)?.fields).toEqual({
    problem: 'no such table: storage_probe (ERR_SQLITE_ERROR 1)',
  });
});
