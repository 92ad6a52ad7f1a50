import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/enquiry-databases.ts';
import {
  openStaffStore,
  openTestEnquiries,
  storeForm,
  waitFor,
} from '../../../tests/support/enquiry-set-up.ts';
import { startTestMailCatcher } from '../../../tests/support/test-delivery.ts';
import { createSendMail } from './send-mail.ts';

/** Reaches this machine, but is not recognised as a loopback address; used as the address of another machine. */
const ELSEWHERE = '0.0.0.0';

async function startCatcher(options: Parameters<typeof startTestMailCatcher>[0]) {
  const catcher = await startTestMailCatcher(options);
  return { catcher, place: `${ELSEWHERE}:${catcher.port}` };
}

/** Stores an enquiry whose mail is sent through the mail server. */
async function store(smtpUrl: string) {
  const url = await createTestDatabase('sqlite');
  const enquiries = await openTestEnquiries({ DATABASE_URL: url, SMTP_URL: smtpUrl });
  const reference = await storeForm(enquiries);
  const staff = await openStaffStore(url);
  return { url, enquiries, find: () => staff.find(reference) };
}

test('no login is sent to another machine without encryption, and staff see why', async () => {
  const { catcher, place } = await startCatcher({ offersEncryption: false });
  const { url, enquiries, find } = await store(`smtp://site:secret@${place}`);
  await waitFor(async () => ((await find())?.attempts ?? 0) >= 2);
  expect(catcher.plainTraffic).toContain('STARTTLS');
  expect(catcher.plainTraffic).not.toMatch(/AUTH|secret/);
  expect(await find()).toMatchObject({
    state: 'waiting',
    problem: expect.stringMatching(/STARTTLS.* 500 /) as string,
  });
  await enquiries.close();

  await openTestEnquiries({
    DATABASE_URL: url,
    SMTP_URL: `smtp://site:secret@${place}?requireTLS=false`,
  });
  await waitFor(async () => (await find())?.state === 'sent');
  expect(catcher.plainTraffic).toContain('AUTH');
});

test('a login is sent encrypted when another machine offers it', async () => {
  const { catcher, place } = await startCatcher({});
  const { find } = await store(`smtp://site:secret@${place}?tls.rejectUnauthorized=false`);
  await waitFor(async () => (await find())?.state === 'sent');
  expect(catcher.plainTraffic).toContain('STARTTLS');
  expect(catcher.plainTraffic).not.toContain('AUTH');
});

test('without a login, a mail server needs no encryption', async () => {
  const { place } = await startCatcher({ offersEncryption: false, wantsLogin: false });
  const { find } = await store(`smtp://${place}`);
  await waitFor(async () => (await find())?.state === 'sent');
});

test.each([
  ['file', { path: import.meta.filename }, 'File access rejected'],
  ['address', { href: 'http://127.0.0.1:1/' }, 'Url access rejected'],
])('no %s is read for a mail', async (_, text, problem) => {
  const { url } = await startTestMailCatcher();
  const send = createSendMail({
    url,
    host: '127.0.0.1',
    isLoopback: true,
    isLoginSentAway: false,
  });
  const mail = { from: 'site@test.example', to: 'sales@test.example', text };
  expect(await send(mail, new AbortController().signal)).toMatchObject({
    kind: 'postponed',
    problem: expect.stringContaining(problem) as string,
  });
});
