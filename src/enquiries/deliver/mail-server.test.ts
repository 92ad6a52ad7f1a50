/** What the outbox makes of a mail server's behaviour. The store has no part in it: one is enough. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/enquiry-databases.ts';
import {
  openStaffStore,
  openTestEnquiries,
  storeSome as store,
  waitFor,
} from '../../../tests/support/enquiry-set-up.ts';
import {
  arrivedReferences,
  startMailCatcher,
  type MailBehaviour,
  type MailCatcher,
} from '../../../tests/support/mail-catcher.ts';

/** What a mail server may answer today and not tomorrow. */
const PASSING_TROUBLES: readonly MailBehaviour[] = [
  { kind: 'refuse', command: 'MAIL', code: 550 },
  { kind: 'refuse', command: 'RCPT', code: 450 },
  { kind: 'refuse', command: 'DATA', code: 452 },
  { kind: 'refuse', command: 'RCPT', code: 421 },
  { kind: 'refuse', command: 'RCPT', code: 530 },
  { kind: 'hang-up' },
];

let catcher: MailCatcher;

beforeEach(async () => {
  catcher = await startMailCatcher();
});
afterEach(async () => {
  await catcher.stop();
});

const arrived = () => arrivedReferences(catcher);

test('tries again after every trouble that can pass, under the same Message-ID', async () => {
  const url = await createTestDatabase('sqlite');
  catcher.behave((number) => PASSING_TROUBLES[number - 1] ?? { kind: 'accept' });
  const enquiries = await openTestEnquiries({ DATABASE_URL: url, SMTP_URL: catcher.url });
  const references = await store(enquiries, PASSING_TROUBLES.length);
  const staff = await openStaffStore(url);
  await waitFor(async () => (await staff.listTroubled(100)).length > 0);
  expect((await staff.counts()).mails.failed).toBe(0);
  await waitFor(async () => (await staff.counts()).mails.sent === references.length);
  expect(arrived()).toEqual(references.sort());
  expect(catcher.tries).toBe(2 * PASSING_TROUBLES.length);
  expect(await staff.listTroubled(100)).toEqual([]);
});

test('tries again after a refused login', async () => {
  const url = await createTestDatabase('sqlite');
  catcher.behave({ kind: 'refuse-login' });
  const enquiries = await openTestEnquiries({ DATABASE_URL: url, SMTP_URL: catcher.url });
  const [reference = ''] = await store(enquiries);
  const staff = await openStaffStore(url);
  await waitFor(async () => ((await staff.find(reference))?.attempts ?? 0) > 0);
  expect(await staff.find(reference)).toMatchObject({
    state: 'waiting',
    problem: expect.stringContaining('535') as string,
  });
  catcher.behave({ kind: 'accept' });
  await waitFor(async () => (await staff.find(reference))?.state === 'sent');
});

test('keeps as failed what is refused for good after the message, too', async () => {
  const url = await createTestDatabase('sqlite');
  catcher.behave({ kind: 'refuse', command: 'DATA', code: 554 });
  const enquiries = await openTestEnquiries({ DATABASE_URL: url, SMTP_URL: catcher.url });
  const [reference = ''] = await store(enquiries);
  const staff = await openStaffStore(url);
  await waitFor(async () => (await staff.find(reference))?.state === 'failed');
  expect(await staff.find(reference)).toMatchObject({
    problem: expect.stringContaining('554') as string,
  });
  expect(catcher.tries).toBe(1);
});

test('lets other mails pass one that waits', async () => {
  const url = await createTestDatabase('sqlite');
  catcher.behave((number) =>
    number === 1 ? { kind: 'refuse', command: 'DATA', code: 451 } : { kind: 'accept' },
  );
  const enquiries = await openTestEnquiries({ DATABASE_URL: url, SMTP_URL: catcher.url });
  const [first = ''] = await store(enquiries);
  await waitFor(() => catcher.tries === 1);
  const [second = ''] = await store(enquiries);
  await waitFor(() => catcher.messages.length === 2);
  expect(catcher.messages[0]?.toString()).toContain(second);
  expect(arrived()).toEqual([first, second].sort());
});

test('lets the mail that is on its way arrive when the server stops', async () => {
  const url = await createTestDatabase('sqlite');
  catcher.behave({ kind: 'slow', delayMs: 700 });
  const enquiries = await openTestEnquiries({ DATABASE_URL: url, SMTP_URL: catcher.url });
  const [reference = ''] = await store(enquiries);
  await waitFor(() => catcher.tries === 1);
  await enquiries.close();
  expect(await (await openStaffStore(url)).find(reference)).toMatchObject({ state: 'sent' });
});
