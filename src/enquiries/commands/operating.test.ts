import {
  copyFileSync,
  existsSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  createTestDatabase,
  createTestFolder,
  DATABASE_KINDS,
} from '../../../tests/support/enquiry-databases.ts';
import {
  GOOD_FORM,
  openStaffStore,
  openTestDatabase,
  openTestEnquiries,
  QUOTATION_FORM,
  storeSome,
  VISITOR,
} from '../../../tests/support/enquiry-set-up.ts';
import { run } from '../../../tests/support/run-staff-command.ts';
import type { EnquiryWithMail } from '../store/staff-store.ts';

async function readAll(url: string): Promise<EnquiryWithMail[]> {
  const all: EnquiryWithMail[] = [];
  for await (const page of (await openStaffStore(url)).pages()) all.push(...page);
  return all;
}

/** A backup of three enquiries from an embedded database, for tests of what comes after. */
async function makeBackup(): Promise<string> {
  const url = await createTestDatabase('sqlite');
  await storeSome(await openTestEnquiries({ DATABASE_URL: url }), 3);
  const file = path.join(createTestFolder(), 'backup.db');
  expect(await run(`backup ${file}`, { DATABASE_URL: url })).toMatchObject({ code: 0 });
  return file;
}

describe.each(DATABASE_KINDS)('a backup of %s', (kind) => {
  test('has all that was acknowledged before it began, and goes into both stores', async () => {
    const url = await createTestDatabase(kind);
    const enquiries = await openTestEnquiries({ DATABASE_URL: url });
    await enquiries.receive({ ...GOOD_FORM, ...QUOTATION_FORM }, VISITOR);
    const acknowledged = await storeSome(enquiries, 600);
    let isOver = false;
    const sending = Array.from({ length: 10 }, async () => {
      while (!isOver) acknowledged.push(...(await storeSome(enquiries)));
    });
    const file = path.join(createTestFolder(), 'backup.db');
    const before = [...acknowledged];
    const result = await run(`backup ${file}`, { DATABASE_URL: url });
    isOver = true;
    await Promise.all(sending);
    expect(result).toMatchObject({ code: 0, notes: '' });
    expect(result.output).toMatch(/^[\d,]+ enquiries are in \/.+ \(\d.* [kM]B\), read back/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const ending of ['-wal', '-shm', '.unfinished']) {
      expect(existsSync(file + ending)).toBe(false);
    }

    const original = new Map((await readAll(url)).map((one) => [one.reference, one]));
    for (const target of DATABASE_KINDS) {
      const restored = await createTestDatabase(target);
      const { code, output } = await run(`restore ${file}`, { DATABASE_URL: restored });
      expect(code).toBe(0);
      expect(output).toMatch(/enquiries were restored\.\n.* mails wait/);
      const found = await readAll(restored);
      const references = new Set(found.map(({ reference }) => reference));
      expect(before.filter((reference) => !references.has(reference))).toEqual([]);
      for (const one of found) expect(one).toEqual(original.get(one.reference));
      // The same sending is still the same enquiry.
      const again = await openTestEnquiries({ DATABASE_URL: restored });
      expect(await again.exists(before[0] ?? '')).toBe(true);
    }
  });

  test('is whole or not there, and never written over anything', async () => {
    const url = await createTestDatabase(kind);
    const env = { DATABASE_URL: url };
    const folder = createTestFolder();
    await openTestDatabase(url);
    writeFileSync(path.join(folder, 'mine.txt'), 'mine');
    const taken = await run(`backup ${folder}/mine.txt`, env);
    expect(taken).toMatchObject({
      code: 1,
      notes: expect.stringMatching(/exists already/) as string,
    });
    expect(readFileSync(path.join(folder, 'mine.txt'), 'utf8')).toBe('mine');
    const nowhere = await run(`backup ${folder}/no/b.db`, env);
    expect(nowhere).toMatchObject({
      code: 1,
      notes: expect.stringMatching(/^There is no backup: .+\.\n$/) as string,
    });
  });

  test('is restored into an empty database only', async () => {
    const file = await makeBackup();
    const url = await createTestDatabase(kind);
    const [reference] = await storeSome(await openTestEnquiries({ DATABASE_URL: url }), 1);
    const refused = await run(`restore ${file}`, { DATABASE_URL: url });
    expect(refused.code).toBe(1);
    expect(refused.notes).toContain('empty one only');
    expect((await readAll(url)).map((one) => one.reference)).toEqual([reference]);
  });

  test('of an earlier version is restored, of a newer one refused', async () => {
    const file = await makeBackup();
    const backup = new DatabaseSync(file);
    backup.exec(`drop table last_backup; alter table enquiry drop column quotation;
      delete from kysely_migration where name >= '0005'`);
    const env = { DATABASE_URL: await createTestDatabase(kind) };
    expect(await run(`restore ${file}`, env)).toMatchObject({ code: 0 });
    backup.exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`);
    backup.close();
    const later = await run(`restore ${file}`, { DATABASE_URL: await createTestDatabase(kind) });
    expect(later).toMatchObject({
      code: 1,
      notes: expect.stringContaining('newer version') as string,
    });
  });

  test('is what check asks for', async () => {
    const url = await createTestDatabase(kind);
    const env = { DATABASE_URL: url };
    const { db } = await openTestDatabase(url);
    const never = await run('check', env);
    expect(never.code).toBe(1);
    expect(never.notes).toMatch(/^\nTo be seen to:\n {2}No backup was ever made: [^\n]+\n$/);
    const file = path.join(createTestFolder(), 'backup.db');
    await run(`backup ${file}`, env);
    const well = await run('check', env);
    expect(well).toMatchObject({ code: 0, notes: '' });
    expect(well.output).toMatch(/^Database: +whole$/m);
    expect(well.output).toMatch(/^Storage: +can be written$/m);
    expect(well.output).toContain(file);
    expect(well.output).toMatch(/\nAll is well\.\n$/);

    await db.updateTable('last_backup').set({ finished_at: '2026-01-01T00:00:00.000Z' }).execute();
    const [late, failed, lonely] = await storeSome(await openTestEnquiries(env), 3);
    await db
      .updateTable('enquiry')
      .set({ received_at: '2026-01-01T00:00:00.000Z' })
      .where('reference', '=', late ?? '')
      .execute();
    await db
      .updateTable('outbox')
      .set({ state: 'failed' })
      .where('reference', '=', failed ?? '')
      .execute();
    await db
      .deleteFrom('outbox')
      .where('reference', '=', lonely ?? '')
      .execute();
    // A monitoring system is told the same.
    expect(await (await openStaffStore(url)).monitor()).toEqual({
      waiting: 1,
      failed: 1,
      oldestWaitingSince: '2026-01-01T00:00:00.000Z',
      lastBackupAt: '2026-01-01T00:00:00.000Z',
    });
    const { code, notes } = await run('check', env);
    expect(code).toBe(1);
    for (const problem of [
      /1 enquiries have no mail/,
      /1 mail waits, one for more than an hour: SMTP_URL is not set/,
      /1 mail was refused for good/,
      /older than two days/,
    ]) {
      expect(notes).toMatch(problem);
    }
  });

  test('is not needed to go back to the version before: nothing is lost', async () => {
    const url = await createTestDatabase(kind);
    const env = { DATABASE_URL: url };
    const enquiries = await openTestEnquiries(env);
    const references = await storeSome(enquiries, 3);
    await enquiries.close();
    const back = await run('downgrade', env);
    expect(back).toMatchObject({ code: 0, notes: '' });
    expect(back.output).toMatch(/0006-last-backup was taken back.+0005-quotation/);

    // Up again, by any start or command, with all in it.
    expect((await readAll(url)).map((one) => one.reference).sort()).toEqual(references.sort());
    const { db } = await openTestDatabase(url);
    await sql`drop table last_backup`.execute(db);
    await sql`delete from kysely_migration where name = '0006-last-backup'`.execute(db);
    expect(await run('list', env)).toMatchObject({ code: 0 });
    expect((await run('downgrade', env)).code).toBe(0);
  });
});

describe('a file', () => {
  test.each<[string, (file: string) => void, RegExp]>([
    ['that is cut off', (file) => truncateSync(file, statSync(file).size - 5000), /damaged/],
    ['of something else', (file) => writeFileSync(file, 'hello'), /no backup of this program/],
    [
      'of another program',
      (file) => {
        const other = new DatabaseSync(file);
        other.exec('drop table kysely_migration');
        other.close();
      },
      /no backup of this program/,
    ],
  ])('%s is not restored', async (_what, spoil, reason) => {
    const file = await makeBackup();
    spoil(file);
    const url = await createTestDatabase('sqlite');
    const { code, notes } = await run(`restore ${file}`, { DATABASE_URL: url });
    expect(code).toBe(1);
    expect(notes).toMatch(reason);
    expect(notes).toContain('Nothing was restored.');
    expect(await readAll(url)).toEqual([]);
  });

  test('that is not there is said to be not there', async () => {
    const env = { DATABASE_URL: await createTestDatabase('sqlite') };
    expect((await run('restore /nowhere/b.db', env)).notes).toContain(
      'There is no file /nowhere/b.db.',
    );
  });
});

test.each(['backup /tmp/never.db', 'check', 'downgrade'])(
  '%s takes no new database for the enquiries',
  async (words) => {
    const file = path.join(createTestFolder(), 'mistyped.db');
    const { code, notes } = await run(words, { DATABASE_URL: `file:${file}` });
    expect(code).toBe(1);
    expect(notes).toBe(`There is no database at ${file}. Check DATABASE_URL.\n`);
    expect(existsSync(file)).toBe(false);
  },
);

test.each([
  ['an index', 'enquiry_by_time', 2000],
  ['the enquiries', 'enquiry', 0],
  ['what every start reads', 'kysely_migration', 0],
])('check says what to do when the disk has spoiled a page of %s', async (_what, name, from) => {
  const url = await createTestDatabase('sqlite');
  const enquiries = await openTestEnquiries({ DATABASE_URL: url });
  await storeSome(enquiries, 50);
  await enquiries.close();
  const file = url.slice('file:'.length);
  const bytes = readFileSync(file);
  const whole = new DatabaseSync(file, { readOnly: true });
  const { rootpage } = whole
    .prepare('select rootpage from sqlite_schema where name = ?')
    .get(name) as { rootpage: number };
  whole.close();
  bytes.fill(0, (rootpage - 1) * 4096 + from, rootpage * 4096);
  const spoiled = path.join(createTestFolder(), 'spoiled.db');
  copyFileSync(file, spoiled);
  writeFileSync(spoiled, bytes);
  const { code, notes } = await run('check', { DATABASE_URL: `file:${spoiled}` });
  expect(code).toBe(1);
  expect(notes).toMatch(/The database is damaged: .+ restore a backup/);
});
