import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { createTestFolder, DATABASE_KINDS } from '../../../tests/support/enquiry-databases.ts';
import {
  GOOD_FORM,
  openStaffStore,
  openTestDatabase,
  openTestEnquiries,
  QUOTATION_FORM,
} from '../../../tests/support/enquiry-set-up.ts';
import type { Environment } from '../../settings/read-settings.ts';
import { openForStaff, run } from '../../../tests/support/run-staff-command.ts';

const LONG_FORM = {
  name: 'आशा राव 👩🏽‍🔬 '.repeat(6).trim(),
  company: '化学品有限公司'.repeat(8),
  message: 'First line of the message.\n=HYPERLINK(A1) is its second line.',
};

describe.each(DATABASE_KINDS)('staff commands on %s', (kind) => {
  test('list and show what is stored', async () => {
    const { run, store } = await openForStaff(kind);
    expect((await run('list')).notes).toContain('no enquiries yet');
    const [first = '', second = ''] = await store({}, { ...LONG_FORM, email: '' });

    const list = await run('list');
    expect(list.code).toBe(0);
    expect(list.output.indexOf(second)).toBeLessThan(list.output.indexOf(first));
    expect(list.output).toContain(GOOD_FORM.email);
    expect(list.output).toContain(GOOD_FORM.phone);
    expect(await run('list --limit 1')).toMatchObject({
      output: expect.not.stringContaining(first) as string,
      notes: expect.stringContaining('1 of 2') as string,
    });

    const show = await run(`show ${first.toLowerCase()}`);
    expect(show.code).toBe(0);
    for (const value of Object.values({ ...GOOD_FORM, product: 'ACETONE' })) {
      expect(show.output).toContain(value);
    }
    expect(show.output).toContain('waiting');
    expect((await run(`show ${second}`)).output).toContain(LONG_FORM.message);
    expect(await run('show 22222222')).toMatchObject({ code: 1, output: '' });
  });
});

// Texts do not depend on the kind of database.
describe('the output of staff commands', () => {
  const kind = 'sqlite';

  test('mark suspected enquiries in list, show, both exports and the count of status', async () => {
    const { run, store } = await openForStaff(kind);
    const [plain = '', suspected = ''] = await store({}, { subject_line: 'x' });
    const marked = [
      (await run('list')).output.split('\n'),
      (await run('export --format csv')).output.split('\r\n'),
      (await run('export --format json')).output.split('},'),
    ];
    for (const enquiries of marked) {
      const found = enquiries.filter((text) => text.includes('suspected'));
      expect(found).toEqual([expect.stringContaining(suspected)]);
    }
    expect((await run(`show ${suspected}`)).output).toMatch(/^Suspected: /m);
    expect((await run(`show ${plain}`)).output).not.toContain('Suspected');
    expect((await run('status')).output).toMatch(/Enquiries suspected: +1$/m);
  });

  test('show removes typed marks that change the text direction', async () => {
    const { run, store } = await openForStaff(kind);
    const [turned = ''] = await store({
      name: 'Asha\u202eoaR',
      message: 'Pay to \u202e0001\u202c\nor \u2067not\u2069 at all',
    });
    const { output } = await run(`show ${turned}`);
    expect(output).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(output).toContain('\nPay to 0001\nor not at all\n');
  });

  test('show and export the details of a quotation, if there are any', async () => {
    const { run, store } = await openForStaff(kind);
    const [plain = '', quoted = ''] = await store(
      {},
      { ...QUOTATION_FORM, destination: '=Dubai', unit: '' },
    );
    expect((await run(`show ${plain}`)).output).not.toMatch(/Asked|Grade|Quantity|Incoterm/);
    const { output } = await run(`show ${quoted}`);
    for (const line of [
      /^Asked for: +Price, Certificate of analysis$/m,
      /^Grade: +High-purity grade$/m,
      /^Quantity: +2 x 16$/m,
      /^Packaging: +210-litre steel drum$/m,
      /^Destination: +=Dubai$/m,
      /^Incoterm: +CIF$/m,
    ]) {
      expect(output).toMatch(line);
    }
    expect(output).toMatch(new RegExp(`^Needed by: +${QUOTATION_FORM.wantedBy}$`, 'm'));
    expect((await run('list')).output).toContain('Grade: High-purity grade; Quantity: 2 x 16;');
    const lines = (await run('export --format csv')).output.split('\r\n');
    expect(lines[1]).toMatch(/,waiting,{10,}$/);
    expect(lines[2]).toContain(
      `,waiting,,,"price,certificate-of-analysis",High-purity grade,2 x 16,,210-litre steel drum,'=Dubai,CIF,${QUOTATION_FORM.wantedBy}`,
    );
    const [first, second] = JSON.parse((await run('export --format json')).output) as object[];
    expect(first).toMatchObject({
      asks: '',
      wantedBy: '',
      lines: [{ product: 'acetone', grade: '' }],
    });
    const { asks, incoterm, wantedBy, grade, quantity, packaging } = QUOTATION_FORM;
    expect(second).toMatchObject({ asks, incoterm, wantedBy, destination: '=Dubai' });
    expect(second).toMatchObject({ lines: [{ grade, quantity, packaging, unit: '' }] });
  });

  test('list, show and export the lines of an enquiry', async () => {
    const { run, store } = await openForStaff(kind);
    const [reference = ''] = await store({
      ...{ ...QUOTATION_FORM, 'product.2': 'isopropyl-alcohol-ipa', 'quantity.2': '5-10' },
      ...{ 'wanted.3': '=Xylene', earlier: 'K7M2PQ4X' },
    });
    await store({ product: 'work' });
    const names = 'ACETONE, ISOPROPYL ALCOHOL (IPA), =Xylene';
    const list = (await run('list')).output;
    expect(list).toContain(names);
    expect(list).toContain('Looking for work');
    expect(list).toContain('Product 2: ISOPROPYL ALCOHOL (IPA); Quantity: 5-10;');
    const show = (await run(`show ${reference}`)).output;
    expect(show).toMatch(/^Product 3: +Chemical wanted: =Xylene$/m);
    expect(show).toMatch(/^Earlier enquiry: +K7M2PQ4X$/m);

    const rows = (await run('export --format csv')).output.split('\r\n');
    expect(rows).toHaveLength(6);
    for (const row of rows.slice(1, 4)) {
      expect(row).toMatch(new RegExp(`^${reference},.*${QUOTATION_FORM.destination}.*K7M2PQ4X,`));
    }
    expect(rows[1]).toContain(',acetone,');
    expect(rows[2]).toMatch(/,isopropyl-alcohol-ipa,.*,,'5-10,,,/);
    expect(rows[3]).toContain(",'=Xylene,");
    const [several] = JSON.parse((await run('export --format json')).output) as object[];
    expect(several).toMatchObject({
      reference,
      destination: QUOTATION_FORM.destination,
      lines: [
        { product: 'acetone', quantity: QUOTATION_FORM.quantity, unit: 'tonnes' },
        { product: 'isopropyl-alcohol-ipa', quantity: '5-10', grade: '' },
        { product: '', wanted: '=Xylene' },
      ],
    });
    expect(several).not.toHaveProperty('quantity');
  });

  test('list fits a terminal of any width', async () => {
    const { run, store } = await openForStaff(kind);
    const references = await store({}, LONG_FORM);
    for (const columns of [40, 60, 80, 120]) {
      const { output } = await run('list', { columns });
      for (const line of output.split('\n')) {
        expect([...line].length, line).toBeLessThanOrEqual(columns);
      }
      for (const reference of references) expect(output).toContain(reference);
    }
  });

  test('export a table that a spreadsheet opens safely, and JSON', async () => {
    const { run, store } = await openForStaff(kind);
    const [first, second] = await store(
      {
        name: '=HYPERLINK("http://evil.example")',
        company: '@SUM(A1)',
        phone: '+91 98200 12345',
        message: '-2+3+cmd|/C calc',
      },
      LONG_FORM,
      {
        company: 'x;=1+1;y',
        phone: '02255550147',
        quantity: '5-10',
        message: 'Two drums; "+1" of it, a-b; @home\n- and one more',
      },
    );
    const csv = await run('export --format csv');
    expect(csv.code).toBe(0);
    const [head, firstLine] = csv.output.split('\r\n');
    expect(head).toMatch(
      /^reference,receivedAt,name,company,email,phone,product,message,mail,mailSentAt,mark,asks,grade,quantity,unit,packaging,destination,incoterm,wantedBy\b/,
    );
    expect(firstLine).toContain(`"'=HYPERLINK(""http://evil.example"")",'@SUM(A1),`);
    expect(firstLine).toContain(`,'+91 98200 12345,`);
    expect(firstLine).toContain(`,'-2+3+cmd|/C calc,`);
    expect(csv.output).toContain(LONG_FORM.name);
    // The value is quoted; otherwise its second line would be a separate row.
    expect(csv.output).toContain(`,"${LONG_FORM.message.replace('=HYPER', "'=HYPER")}",`);
    // A spreadsheet that splits at semicolons ignores quotation marks.
    expect(csv.output).toContain(",x;'=1+1;y,");
    expect(csv.output).toContain(`,"Two drums; ""'+1"" of it, a-b; '@home\n'- and one more",`);

    // Text that a spreadsheet would replace by a number or a date.
    expect(csv.output).toMatch(/,x;'=1\+1;y,[^,]+,'02255550147,.*,'5-10,/s);

    const json = await run('export --format json');
    expect(JSON.parse(json.output)).toEqual([
      expect.objectContaining({ reference: first, company: '@SUM(A1)', mail: 'waiting' }),
      expect.objectContaining({ reference: second, message: LONG_FORM.message }),
      expect.objectContaining({ company: 'x;=1+1;y', phone: '02255550147' }),
    ]);
    expect(JSON.parse((await run('export --format json --since 2999-01-01')).output)).toEqual([]);
    const since = await run('export --format json --since 2020-01-01T10:00Z');
    expect(JSON.parse(since.output)).toHaveLength(3);
  });

  test('export to a file that only its owner can read, marked as UTF-8', async () => {
    const { run, store } = await openForStaff(kind);
    await store(LONG_FORM);
    const file = path.join(createTestFolder(), 'enquiries.csv');
    const result = await run(`export --format csv --output ${file}`);
    expect(result).toMatchObject({ code: 0, output: '' });
    expect(result.notes).toContain('1 enquiry was written');
    expect(readFileSync(file, 'utf8')).toMatch(/^\ufeffreference,/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe.each(DATABASE_KINDS)('deletion by staff in %s', (kind) => {
  test('purge shows the number, asks, and deletes only old enquiries', async () => {
    const { url, run, store } = await openForStaff(kind);
    const [reference = ''] = await store({});
    // By default, it keeps the enquiries that the privacy notice says are kept.
    expect(await run('purge --yes')).toMatchObject({ code: 0 });
    const asked = await run('purge --older-than 0');
    expect(asked.code).toBe(1);
    expect(asked.output).toContain('deletes 1 enquiry');
    expect(asked.output).toContain('never sent');
    expect(asked.notes).toContain('Nothing was deleted');
    expect((await run(`show ${reference}`)).code).toBe(0);
    const answered = await run('purge --older-than 0', { answer: 'y' });
    expect(answered).toMatchObject({ code: 0 });
    expect(answered.output).toContain('1 enquiry was deleted');
    expect((await run(`show ${reference}`)).code).toBe(1);
    expect((await (await openStaffStore(url)).counts()).mails.waiting).toBe(0);
  });

  test('delete shows the enquiry, asks, and deletes it with its mail', async () => {
    const { url, run, store } = await openForStaff(kind);
    const form = { submission: randomUUID() };
    const [reference = '', other = ''] = await store(form, {});
    const asked = await run(`delete ${reference.toLowerCase()}`);
    expect(asked.code).toBe(1);
    expect(asked.output).toContain(`deletes the enquiry ${reference} of ${GOOD_FORM.name}`);
    expect(asked.output).toContain('waiting to be sent');
    expect(asked.notes).toContain('Nothing was deleted');
    expect((await run(`show ${reference}`)).code).toBe(0);

    const { code, output } = await run(`delete ${reference}`, { answer: 'yes' });
    expect(code).toBe(0);
    expect(output).toContain(`${reference} was deleted`);
    expect(output).toContain('may still arrive');
    expect(output).toContain('Backups');
    expect(output.includes('vacuum full')).toBe(kind === 'postgres');
    expect((await run(`show ${reference}`)).code).toBe(1);
    expect(await (await openStaffStore(url)).counts()).toMatchObject({
      enquiries: 1,
      mails: { waiting: 1 },
    });
    expect((await run(`show ${other}`)).code).toBe(0);

    expect(await run(`delete ${reference} --yes`)).toMatchObject({ code: 1, output: '' });
    const [again] = await store(form);
    expect(again).not.toBe(reference);
    expect((await run(`show ${again}`)).code).toBe(0);
  });

  test('delete prints to whom the mail was sent', async () => {
    const { url, run, store } = await openForStaff(kind);
    const [reference = ''] = await store({});
    const { db } = await openTestDatabase(url);
    const sent = { state: 'sent', sent_at: '2026-11-01T10:00:00.000Z' } as const;
    await db.updateTable('outbox').set(sent).execute();
    const { output } = await run(`delete ${reference} --yes`, {
      env: { ENQUIRY_TO: 'sales@test.example' },
    });
    expect(output).toMatch(/was sent to sales@test\.example on 2026-11-01 .+ delete it there too/);
  });

  test('status prints counts, and warnings about settings that leave enquiries unread', async () => {
    const { run, store } = await openForStaff(kind);
    await store({}, {});
    const { code, output } = await run('status', { env: { ENQUIRY_LIMITS: 'off' } });
    expect(code).toBe(0);
    expect(output).toMatch(/Enquiries stored: +2/);
    expect(output).toMatch(/Mails waiting: +2, the oldest since/);
    expect(output).toContain('SMTP_URL is not set');
    expect(output).toContain('ENQUIRY_LIMITS is "off"');
    const quiet = await run('status', {
      env: { SMTP_URL: 'smtp://u:hunter2@mail.example' },
    });
    expect(quiet.output).toContain('mail.example');
    expect(quiet.output).not.toMatch(/hunter2|Warnings/);
  });

  test('retry distinguishes waiting, sent and missing mails', async () => {
    const { run, store } = await openForStaff(kind);
    expect((await run('retry')).output).toContain('No mail is waiting');
    const [reference = ''] = await store({}, {});
    expect((await run('retry')).output).toContain('2 mails will be tried again');
    expect((await run(`retry ${reference}`)).output).toContain('1 mail will be');
    expect((await run('retry 22222222')).code).toBe(1);
  });
});

describe('deleted data leaves the files of SQLite while the site runs,', () => {
  const readAll = (file: string) =>
    [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1')).join('');

  test.each(['delete REF --yes', 'purge --older-than 0 --yes'])('by %s', async (words) => {
    const { url, run, store } = await openForStaff('sqlite');
    const file = url.slice('file:'.length);
    await openTestEnquiries({ DATABASE_URL: url });
    const typed = {
      name: 'Visitor fd2bc0',
      email: 'fd2bc0@example.com',
      message: 'fd2bc0 '.repeat(700),
    };
    const [reference = ''] = await store(typed);
    expect(readAll(file)).toContain('fd2bc0');
    expect(await run(words.replace('REF', reference))).toMatchObject({ code: 0 });
    expect(readAll(file)).not.toContain('fd2bc0');
    expect(readAll(file)).not.toContain(reference);
  });

  test('also of a deletion during a backup, at its end or by the next purge', async () => {
    const { url, run, store } = await openForStaff('sqlite');
    const file = url.slice('file:'.length);
    await openTestEnquiries({ DATABASE_URL: url });
    for (const next of ['backup', 'purge --older-than 1']) {
      const [reference = ''] = await store({ name: 'Visitor fd2bc0' });
      const reader = new DatabaseSync(file, { readOnly: true });
      reader.exec('begin; select * from enquiry');
      const { code, output } = await run(`delete ${reference} --yes`);
      reader.close();
      expect(code).toBe(0);
      expect(output).toContain('still in the log');
      expect(readAll(file)).toContain('fd2bc0');
      expect(await run(next)).toMatchObject({ code: 0 });
      expect(readAll(file)).not.toContain('fd2bc0');
    }
  });
});

describe('purge --yes', () => {
  test.each(DATABASE_KINDS)(
    'refuses more than a tenth of all enquiries, as with a clock that is ahead (%s)',
    async (kind) => {
      const { url, run, store } = await openForStaff(kind);
      await store({}, {}, {});
      const { db } = await openTestDatabase(url);
      const old = db.updateTable('enquiry').set({ received_at: '2020-01-01T00:00:00.000Z' });
      await old.execute();
      const refused = await run('purge --older-than 1000 --yes');
      expect(refused.code).toBe(1);
      expect(refused.notes).toMatch(/^Nothing was deleted: .+ may be wrong\. It says 20.+\.\n$/);
      expect(await run('purge --older-than 1000 --yes-all')).toMatchObject({ code: 0 });
      expect((await (await openStaffStore(url)).counts()).enquiries).toBe(0);
    },
  );
});

test.each([
  '',
  'forget',
  'delete I0I0I0I0 --yes',
  'show 22222222 33333333',
  'export --format csv --since 2026-02-30',
  'purge --older-than 1.5 --yes',
])('"%s" is refused with a sentence and the help, and touches no database', async (words) => {
  const result = await run(words, { DATABASE_URL: 'mysql://never-read' });
  expect(result).toMatchObject({ code: 2, output: '' });
  expect(result.notes).toContain('npm run enquiries --');
});

describe('the program', () => {
  const main = path.join(import.meta.dirname, 'cli.ts');

  /** Returns a command that runs another one with a read-only disk at a folder. */
  const readOnly = (folder: string) => [
    ...['unshare', '--map-root-user', '--mount', 'sh', '-c'],
    'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"',
    folder,
  ];
  const canMount =
    spawnSync('unshare', [...readOnly(import.meta.dirname), 'true'].slice(1)).status === 0;

  function start(args: string[], env: Environment, input = '', wrap: readonly string[] = []) {
    const options = { env: { ...process.env, ...env }, input, encoding: 'utf8' } as const;
    const [command = '', ...rest] = [...wrap, process.execPath, main, ...args];
    const { status, stdout, stderr } = spawnSync(command, rest, options);
    return { code: status, output: stdout, notes: stderr };
  }

  test('reads an answer from its input and exits with a code', async () => {
    const { url, store } = await openForStaff('sqlite');
    await store({});
    const env = { DATABASE_URL: url, SMTP_URL: '', ENQUIRY_LIMITS: '' };
    expect(start(['purge', '--older-than', '0'], env, 'no\n')).toMatchObject({ code: 1 });
    const purged = start(['purge', '--older-than', '0'], env, 'yes\n');
    expect(purged).toMatchObject({ code: 0 });
    expect(purged.output).toContain('1 enquiry was deleted');
  });

  test.skipIf(!canMount).each(['stopped', 'killed'])(
    'reads a database on a read-only disk when the server was %s',
    async (end) => {
      const { url, store } = await openForStaff('sqlite');
      const [reference = ''] = await store({});
      let file = url.slice('file:'.length);
      if (end === 'killed') {
        await openTestEnquiries({ DATABASE_URL: url });
        const copy = path.join(createTestFolder(), 'killed.db');
        for (const ending of ['', '-wal', '-shm']) copyFileSync(file + ending, copy + ending);
        file = copy;
      }
      const onReadOnlyDisk = (...args: string[]) =>
        start(args, { DATABASE_URL: `file:${file}` }, '', readOnly(path.dirname(file)));
      expect(onReadOnlyDisk('list')).toMatchObject({
        code: 0,
        output: expect.stringContaining(reference) as string,
      });
      const { code, notes } = onReadOnlyDisk('delete', reference, '--yes');
      expect(code).toBe(1);
      expect(notes).toMatch(/^The database cannot be read or written: .*readonly.*\.\n$/);
    },
  );
});
