import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../../tests/support/enquiry-databases.ts';
import { recordLog, TEST_RECORDS } from '../../tests/support/enquiry-set-up.ts';
import { openEnquiries } from './open-enquiries.ts';
import { SettingError, type Environment } from '../settings/read-settings.ts';
import { parseEnquirySettings, startWarnings } from './enquiry-settings.ts';

const parse = (env: Environment) => parseEnquirySettings(env, TEST_RECORDS);

test('unset settings have the defaults of the contract and the records', () => {
  const settings = parse({ SMTP_URL: '', ENQUIRY_TO: '  ' });
  expect(settings).toMatchObject({
    database: { kind: 'sqlite', file: path.resolve('data/enquiries.db') },
    smtp: undefined,
    to: 'office@test.example',
    from: 'office@test.example',
    limits: { perAddress: { count: 20, seconds: 600 }, inAll: { count: 60, seconds: 60 } },
    siteUrl: 'https://test.example',
  });
});

test('an address on a local mail server is accepted', () => {
  expect(parse({ ENQUIRY_TO: 'office@localhost' }).to).toBe('office@localhost');
});

test.each([
  ['smtp://u:p@mail.example', true],
  ['smtp://u@mail.example:587', true],
  ['smtp://u:p@10.0.0.5', true],
  ['smtp://u:p@localhost.example', true],
  ['smtp://u:p@127.0.0.1.example', true],
  ['smtp://mail.example', false],
  ['smtp://u:p@localhost', false],
  ['smtp://u:p@127.0.0.2:2525', false],
  ['smtp://u:p@[::1]', false],
])('%s sends a login to another machine: %s', (SMTP_URL, isLoginSentAway) => {
  expect(parse({ SMTP_URL }).smtp?.isLoginSentAway).toBe(isLoginSentAway);
});

test('warnings name settings that leave enquiries unread or senders unlimited', () => {
  expect(startWarnings(parse({}))).toEqual([expect.stringContaining('SMTP_URL')]);
  const open = parse({ SMTP_URL: 'smtp://localhost', ENQUIRY_LIMITS: 'off' });
  expect(startWarnings(open)).toEqual([expect.stringContaining('ENQUIRY_LIMITS')]);
});

test.each<Environment>([
  { DATABASE_URL: 'enquiries.db' },
  { DATABASE_URL: 'mysql://localhost/x' },
  { DATABASE_URL: 'postgres://' },
  { DATABASE_URL: 'postgres://user:hunter2@ho st/x' },
  { DATABASE_URL: 'postgres://user:p@ss/hunter2#x@localhost/x' },
  { DATABASE_URL: 'postgres://user:25/hunter2@localhost/x' },
  { DATABASE_URL: 'postgres://user:p@hunter2@localhost/x' },
  { DATABASE_URL: 'file:' },
  { DATABASE_URL: 'file::memory:' },
  { DATABASE_URL: 'file:./enquiries.db?mode=ro' },
  { DATABASE_URL: 'file:./data/' },
  { SMTP_URL: 'localhost:25' },
  { SMTP_URL: 'http://user:hunter2@localhost' },
  { SMTP_URL: 'smtp://' },
  { SMTP_URL: 'smtp://user:hunter2%@localhost' },
  { SMTP_URL: 'smtp://user:25/hunter2@localhost' },
  { SMTP_URL: 'smtp://user:25#hunter2@localhost' },
  { ENQUIRY_TO: 'nobody' },
  { ENQUIRY_TO: 'a@example.com, b@example.com' },
  { ENQUIRY_FROM: 'Site <site@example.com>' },
  { ENQUIRY_LIMITS: '5/10m' },
  { ENQUIRY_LIMITS: '5/10m,60' },
  { ENQUIRY_LIMITS: '0/10m,60/1m' },
  { ENQUIRY_LIMITS: '5/10m,60/1m,1/1s' },
  { ENQUIRY_LIMITS: '5/99999d,60/1m' },
  { ENQUIRY_LIMITS: 'none' },
  { SITE_URL: 'www.example.com' },
])('%j is refused with one line that names the setting', (env) => {
  const [setting] = Object.keys(env);
  const sentence = expect.stringMatching(`^${setting}: .+\\.$`) as string;
  expect(() => parse(env)).toThrow(expect.objectContaining({ setting, message: sentence }));
  expect(() => parse(env)).not.toThrow('hunter2');
});

test.each([
  ['a text file', `file:${import.meta.filename}`],
  ['a folder', `file:${import.meta.dirname}`],
  ['a file in a file', `file:${import.meta.filename}/enquiries.db`],
  ['a mistyped path', 'file:/nonexistent/folder/enquiries.db'],
  ['a folder that cannot hold files', 'file:/proc/enquiries.db'],
  ['a port without a server', 'postgres://user:hunter2@127.0.0.1:1/none'],
  ['a host that does not exist', 'postgres://user:hunter2@nowhere.invalid/none'],
])('%s as the database stops the opening with one line', async (_, url) => {
  const settings = parse({ DATABASE_URL: url });
  const error = await openEnquiries(settings, recordLog()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SettingError);
  const { message } = error as SettingError;
  expect(message).toMatch(/^DATABASE_URL: .+\.$/);
  expect(message).not.toMatch(/hunter2|\n/);
});

test('a missing folder is created with the database, both for their owner only', async () => {
  const folder = path.join(createTestFolder(), 'data');
  const file = path.join(folder, 'enquiries.db');
  await (await openEnquiries(parse({ DATABASE_URL: `file:${file}` }), recordLog())).close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
