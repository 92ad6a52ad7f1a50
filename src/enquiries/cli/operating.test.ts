import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import {
  createTestDatabase,
  createTestFolder,
  DATABASE_KINDS,
} from '../../../tests/support/enquiry-databases.ts';
import {
  openStaffStore,
  openTestDatabase,
  openTestEnquiries,
  QUOTATION_FORM,
  storeForm,
  storeSome,
} from '../../../tests/support/enquiry-set-up.ts';
import { openForStaff, run } from '../../../tests/support/run-staff-command.ts';
import type { EnquiryWithMail } from '../db/staff-store.ts';

async function readAll(url: string): Promise<EnquiryWithMail[]> {
  return (await openStaffStore(url)).listSince();
}

/** Backs up an embedded database that contains three enquiries. */
async function makeBackup(): Promise<string> {
  const { run, store } = await openForStaff('sqlite');
  await store({}, {}, {});
  const file = path.join(createTestFolder(), 'backup.db');
  expect(await run(`backup ${file}`)).toMatchObject({ code: 0 });
  return file;
}

describe.each(DATABASE_KINDS)('a backup of %s', (kind) => {
  test('has all enquiries, and is restored into both databases', async () => {
    const { url, run } = await openForStaff(kind);
    const enquiries = await openTestEnquiries({ DATABASE_URL: url });
    await storeForm(enquiries, QUOTATION_FORM);
    // More than one page of the copy.
    const [some = ''] = await storeSome(enquiries, 600);
    const file = path.join(createTestFolder(), 'new-folder', 'backup.db');
    const result = await run(`backup ${file}`);
    expect(result).toMatchObject({ code: 0, notes: '' });
    expect(result.output).toMatch(/^[\d,]+ enquiries are in \/.+ \(\d.* [kM]B\), read back/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const ending of ['-wal', '-shm', '.unfinished']) {
      expect(existsSync(file + ending)).toBe(false);
    }

    const original = await readAll(url);
    for (const target of DATABASE_KINDS) {
      const restored = await openForStaff(target);
      const { code, output } = await restored.run(`restore ${file}`);
      expect(code).toBe(0);
      expect(output).toMatch(/enquiries were restored into .+\.\n.* mails wait/);
      expect(await readAll(restored.url)).toEqual(original);
      const again = await openTestEnquiries({ DATABASE_URL: restored.url });
      expect(await again.exists(some)).toBe(true);
    }
  });

  test('is complete or missing, and never overwrites a file', async () => {
    const { run, store } = await openForStaff(kind);
    await store({});
    const folder = createTestFolder();
    writeFileSync(path.join(folder, 'mine.txt'), 'mine');
    const taken = await run(`backup ${folder}/mine.txt`);
    expect(taken.code).toBe(1);
    expect(taken.notes).toMatch(/exists already/);
    expect(readFileSync(path.join(folder, 'mine.txt'), 'utf8')).toBe('mine');
    const nowhere = await run(`backup ${folder}/no/no/b.db`);
    expect(nowhere.code).toBe(1);
    expect(nowhere.notes).toMatch(/^No backup was made: .+\.\n$/);
  });

  test('is restored into an empty database only', async () => {
    const file = await makeBackup();
    const { url, run, store } = await openForStaff(kind);
    const [reference] = await store({});
    const refused = await run(`restore ${file}`);
    expect(refused.code).toBe(1);
    expect(refused.notes).toContain('empty one only');
    expect((await readAll(url)).map((one) => one.reference)).toEqual([reference]);
  });

  test('of a newer version is rejected', async () => {
    const file = await makeBackup();
    const backup = new DatabaseSync(file);
    backup.exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`);
    backup.close();
    const later = await (await openForStaff(kind)).run(`restore ${file}`);
    expect(later.code).toBe(1);
    expect(later.notes).toContain('newer version');
  });
});

test.each(DATABASE_KINDS)('check on %s prints the problems', async (kind) => {
  const { url, run, store } = await openForStaff(kind);
  const { db } = await openTestDatabase(url);
  const well = await run('check');
  expect(well).toMatchObject({ code: 0, notes: '' });
  expect(well.output).toMatch(/^Mails waiting: +0$/m);
  expect(well.output).toMatch(/\nNo problems\.\n$/);

  const [late = '', failed = ''] = await store({}, {});
  const longAgo = { received_at: '2026-01-01T00:00:00.000Z' };
  await db.updateTable('enquiry').set(longAgo).where('reference', '=', late).execute();
  const refused = { state: 'failed' } as const;
  await db.updateTable('outbox').set(refused).where('reference', '=', failed).execute();
  const { code, notes } = await run('check');
  expect(code).toBe(1);
  for (const problem of [/1 mail waits, one for more than an hour/, /1 mail was refused/]) {
    expect(notes).toMatch(problem);
  }
});

describe('a file', () => {
  test.each<[string, (file: string) => void, RegExp]>([
    ['that is cut off', (file) => truncateSync(file, statSync(file).size - 5000), /damaged/],
    ['of something else', (file) => writeFileSync(file, 'hello'), /not a backup of this program/],
    [
      'of another program',
      (file) => {
        const other = new DatabaseSync(file);
        other.exec('drop table kysely_migration');
        other.close();
      },
      /not a backup of this program/,
    ],
  ])('%s is not restored', async (_what, spoil, reason) => {
    const file = await makeBackup();
    spoil(file);
    const { url, run } = await openForStaff('sqlite');
    const { code, notes } = await run(`restore ${file}`);
    expect(code).toBe(1);
    expect(notes).toMatch(reason);
    expect(notes).toContain('Nothing was restored.');
    expect(await readAll(url)).toEqual([]);
  });

  test('that is missing is reported as missing', async () => {
    const { run } = await openForStaff('sqlite');
    const { notes } = await run('restore /nowhere/b.db');
    expect(notes).toContain('There is no file /nowhere/b.db.');
  });
});

describe('with a mistyped DATABASE_URL, every command ends with a sentence and creates', () => {
  const COMMANDS = [
    'list',
    'show 22222222',
    'export --format csv',
    'retry',
    'purge --older-than 0 --yes',
    'delete 22222222 --yes',
    'status',
    'check',
    'backup /tmp/never.db',
  ];

  test('no file', async () => {
    const file = path.join(createTestFolder(), 'mistyped.db');
    for (const words of [...COMMANDS, 'restore /nowhere/b.db']) {
      const { code, output, notes } = await run(words, { DATABASE_URL: `file:${file}` });
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(notes).toMatch(/^.*[Tt]here is no .+\.\n$/);
      expect(existsSync(file)).toBe(false);
    }
  });

  test.each(DATABASE_KINDS)('no table in a database of another program (%s)', async (kind) => {
    const url = await createTestDatabase(kind);
    if (kind === 'sqlite') {
      const other = new DatabaseSync(url.slice('file:'.length));
      other.exec('create table other (id integer)');
      other.close();
    }
    for (const words of COMMANDS) {
      const { code, output, notes } = await run(words, { DATABASE_URL: url });
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(notes).toMatch(/^DATABASE_URL: .+ has no tables of this program\. .+\.\n$/);
    }
  });
});

test.each([
  ['an index', 'enquiry_by_time', 2000],
  ['the enquiries', 'enquiry', 0],
  ['what every start reads', 'kysely_migration', 0],
])('check says what to do when a page of %s is damaged', async (_what, name, from) => {
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
  writeFileSync(spoiled, bytes, { mode: 0o600 });
  const { code, notes } = await run('check', { DATABASE_URL: `file:${spoiled}` });
  expect(code).toBe(1);
  expect(notes).toMatch(/The database is damaged: .+ restore a backup/);
});
