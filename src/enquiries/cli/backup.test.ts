import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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
import { contactPage } from '../../records/content.ts';
import type { EnquiryWithMail } from '../db/staff-store.ts';

type Staff = Awaited<ReturnType<typeof openForStaff>>;

async function readAll(url: string): Promise<EnquiryWithMail[]> {
  return (await openStaffStore(url)).listSince();
}

/** Returns the paths of the files in a folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder).map((name) => path.join(folder, name));
}

/** Runs `backup` and returns the new file. */
async function backUp({ run, backupFolder }: Staff): Promise<string> {
  const { code, notes } = await run('backup');
  expect({ code, notes }).toEqual({ code: 0, notes: '' });
  const backups = filesIn(backupFolder).filter((file) => /enquiries-[^/]+\.db$/.test(file));
  return backups.toSorted().at(-1) ?? '';
}

/** Backs up an embedded database that contains three enquiries. */
async function makeBackup(): Promise<string> {
  const staff = await openForStaff('sqlite');
  await staff.store({}, {}, {});
  return await backUp(staff);
}

describe.each(DATABASE_KINDS)('a backup of %s', (kind) => {
  test('has all enquiries, and is restored into both databases', async () => {
    const staff = await openForStaff(kind);
    const { url, backupFolder } = staff;
    const enquiries = await openTestEnquiries({ DATABASE_URL: url });
    await storeForm(enquiries, QUOTATION_FORM);
    // More than one page of the copy.
    const [some = ''] = await storeSome(enquiries, 600);
    const file = await backUp(staff);
    expect(filesIn(backupFolder)).toEqual([file]);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const original = await readAll(url);
    for (const target of DATABASE_KINDS) {
      const restored = await openForStaff(target);
      const { code, output } = await restored.run(`restore ${file}`);
      expect(code).toBe(0);
      expect(output).toMatch(/^601 enquiries were restored into .+\.\n601 mails wait/);
      expect(await readAll(restored.url)).toEqual(original);
      const again = await openTestEnquiries({ DATABASE_URL: restored.url });
      expect(await again.exists(some)).toBe(true);
    }
  });

  test('is complete or missing', async () => {
    const { run } = await openForStaff(kind);
    const nowhere = await run('backup', { env: { BACKUP_FOLDER: '/no/no' } });
    expect(nowhere.code).toBe(1);
    expect(nowhere.notes).toMatch(/^No backup was made: .+\.\n$/);
  });

  test('is restored without the enquiries that were erased since', async () => {
    const staff = await openForStaff(kind);
    const { url, run, store, backupFolder } = staff;
    const [erased = '', old = '', kept = ''] = await store({}, {}, {});
    const file = await backUp(staff);
    await run(`delete ${erased} --yes`);
    const { db } = await openTestDatabase(url);
    const longAgo = { received_at: '2020-01-01T00:00:00.000Z' };
    await db.updateTable('enquiry').set(longAgo).where('reference', '=', old).execute();
    await run('purge --older-than 1000 --yes');

    const lists = filesIn(backupFolder).filter((name) => name !== file);
    expect(lists.map((list) => readFileSync(list, 'utf8'))).toEqual([`\n${erased}\n${old}`]);
    const restored = await openForStaff(kind);
    const { output } = await restored.run(`restore ${file}`);
    expect(output).toMatch(/^1 enquiry was restored into .+\n2 enquiries were left out/);
    expect((await readAll(restored.url)).map((one) => one.reference)).toEqual([kept]);
  });

  test('must be possible to be restored so, or nothing is erased', async () => {
    const { run, store } = await openForStaff(kind);
    const [reference = ''] = await store({});
    const env = { BACKUP_FOLDER: '/no/no' };
    expect(await run(`delete ${reference} --yes`, { env })).toMatchObject({ code: 1 });
    expect(await run(`show ${reference}`)).toMatchObject({ code: 0 });
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

describe('a new backup', () => {
  const DAY_S = 86_400;

  function age(file: string, days: number): string {
    const time = Date.now() / 1000 - days * DAY_S;
    utimesSync(file, time, time);
    return file;
  }

  test('deletes files that the privacy notice has promised to delete, and no others', async () => {
    const staff = await openForStaff('sqlite');
    const { backupDays } = contactPage().privacy;
    const [reference = ''] = await staff.store({}, {});
    const old = age(await backUp(staff), backupDays - 0.9);
    await staff.run(`delete ${reference} --yes`);
    const lists = filesIn(staff.backupFolder).filter((file) => file !== old);
    for (const list of lists) age(list, backupDays);
    const ahead = age(await backUp(staff), -1000);
    const unfinished = `${ahead}.unfinished`;
    writeFileSync(unfinished, '');
    const others = [await backUp(staff), path.join(staff.backupFolder, 'mine.db')];
    writeFileSync(others[1] ?? '', '');
    for (const file of [unfinished, others[1] ?? '']) age(file, 1000);

    const newest = await backUp(staff);
    expect(filesIn(staff.backupFolder).toSorted()).toEqual([...others, newest].toSorted());
  });

  test('deletes no others when most seem to be old, because the clock may be wrong', async () => {
    const staff = await openForStaff('sqlite');
    const files = [await backUp(staff), await backUp(staff)];
    for (const file of files) age(file, 1000);
    const { code, output, notes } = await staff.run('backup');
    expect(code).toBe(1);
    expect(output).toMatch(/^0 enquiries are in .+, read back without errors\.\n$/);
    expect(notes).toMatch(/^More than half .+ the clock of this machine may be wrong\. .+\.\n$/);
    expect(filesIn(staff.backupFolder)).toEqual(expect.arrayContaining(files));
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
  const ahead = { received_at: '2999-01-01T00:00:00.000Z' };
  await db.updateTable('enquiry').set(ahead).where('reference', '=', failed).execute();
  const { code, notes } = await run('check');
  expect(code).toBe(1);
  expect(notes).toMatch(/received in the future, on 2999-.+: the clock was ahead then/);
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
    'backup',
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
