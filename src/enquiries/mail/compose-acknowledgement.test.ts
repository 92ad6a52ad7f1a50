import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS } from '../../../tests/support/enquiry-databases.ts';
import {
  GOOD_FORM,
  QUOTATION_FORM,
  storeForm,
  storeSome,
  TEST_RECORDS,
  waitFor,
} from '../../../tests/support/enquiry-set-up.ts';
import * as content from '../../records/content.ts';
import type { MailCatcher } from '../../../tests/support/mail-catcher.ts';
import { prepareDelivery } from '../../../tests/support/test-delivery.ts';
import { normaliseEnquiry, type SubmittedForm } from '../../records/enquiries/enquiry.ts';
import { columnsOf } from '../enquiry-columns.ts';
import { parseEnquirySettings } from '../enquiry-settings.ts';
import { composeAcknowledgement } from './compose-acknowledgement.ts';
import { OutboxStore } from '../db/outbox-store.ts';

const ON = { ENQUIRY_ACKNOWLEDGE: 'on', ENQUIRY_TO: 'sales@test.example' };

/** Returns the mails that went to another address than the company's. */
async function acknowledgements(catcher: MailCatcher) {
  const mails = await catcher.read();
  return mails.filter((_, index) => catcher.envelopes[index]?.to[0] !== ON.ENQUIRY_TO);
}

describe.each(DATABASE_KINDS)('an acknowledgement with %s', (kind) => {
  test('has the reference and values of the lists, and nothing that was typed', async () => {
    const { catcher, staff, open } = await prepareDelivery(kind);
    const enquiries = await open(ON);
    const typed = { name: 'Junk typed', company: 'Junk typed', phone: '123456 junk typed' };
    const reference = await storeForm(enquiries, {
      ...QUOTATION_FORM,
      ...typed,
      ...{ quantity: 'junk typed', destination: 'Junk typed', incoterm: 'Junk typed' },
      message: 'Junk typed, which is long enough.',
    });
    await waitFor(async () => (await acknowledgements(catcher)).length === 1);
    await waitFor(async () => (await staff.find(reference))?.state === 'sent');
    expect(catcher.messages).toHaveLength(2);
    const [mail] = await acknowledgements(catcher);
    expect(mail?.to).toEqual([expect.objectContaining({ address: GOOD_FORM.email, name: '' })]);
    expect(mail?.replyTo?.[0]?.address).toBe(TEST_RECORDS.company.email);
    expect(mail?.messageId).toBe(`<acknowledgement.${reference}@test.example>`);
    const headers = mail?.headers.map(({ key, value }) => `${key}: ${value}`);
    expect(headers).toContain('auto-submitted: auto-replied');
    expect(headers).toContain('x-auto-response-suppress: All');
    const { name } = content.company();
    expect(mail?.subject).toMatch(new RegExp(`^${name}: .*${reference} \\| ACETONE$`));
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      const { grade, packaging, unit } = QUOTATION_FORM;
      const { phoneDisplay } = TEST_RECORDS.company;
      for (const value of ['ACETONE', grade, packaging, unit, ...TEST_RECORDS.next, phoneDisplay])
        expect(part).toContain(value);
      expect(part).not.toMatch(/junk|123456/i);
    }
  });

  test('goes to a mailbox three times in an hour, from any of several processes', async () => {
    const { catcher, staff, db, open } = await prepareDelivery(kind);
    const processes = await Promise.all([open(ON), open(ON)]);
    const spellings = ['asharao', 'ASHARAO', 'asha.rao', 'asharao+1', 'asharao+2', 'a.s.h.a.r.a.o'];
    const emails = [...spellings, 'other'].map((name) => `${name}@bücher.example`);
    const forms = [...emails, 'asharao@xn--bcher-kva.example'].map((email) => ({ email }));
    for (const [index, form] of forms.entries()) {
      const enquiries = processes[index % 2];
      if (enquiries) await storeForm(enquiries, form);
    }
    await waitFor(async () => (await staff.counts()).mails.sent === forms.length);
    const all = db.selectFrom('outbox').select('state').where('kind', '=', 'acknowledgement');
    await waitFor(async () => (await all.execute()).every(({ state }) => state !== 'waiting'));
    const to = (await acknowledgements(catcher)).map((mail) => mail.to?.[0]?.address);
    expect(to).toHaveLength(4);
    expect(to.filter((address) => address?.startsWith('other'))).toHaveLength(1);
  });

  test('may be repeated for its own enquiry, and for a fourth one after an hour', async () => {
    const { db, open } = await prepareDelivery(kind);
    const enquiries = await open({ ...ON, SMTP_URL: '' });
    await storeSome(enquiries, 4);
    const store = new OutboxStore(db, kind);
    const [first, second, third, fourth] = await store.claim('acknowledgement', 4);
    if (!first || !second || !third || !fourth) throw new Error('No acknowledgement is due.');
    for (const mail of [first, second, third, first, second, third])
      expect(await store.reserveMailbox(mail)).toBe(true);
    expect(await store.reserveMailbox(fourth)).toBe(false);
    for (const [hours, isFree] of [
      [-0.9, false],
      [-1.1, true],
      [100, true],
    ] as const) {
      const tried_at = new Date(Date.now() + hours * 3_600_000).toISOString();
      const { reference } = first;
      await db.updateTable('acknowledged_address').set({ tried_at, reference }).execute();
      expect(await store.reserveMailbox(fourth)).toBe(isFree);
    }
  });

  test.each([
    ['a suspected enquiry', { subject_line: 'x' }, {}],
    ['an enquiry without an address', { email: '' }, {}],
    ['any enquiry if it is turned off', {}, { ENQUIRY_ACKNOWLEDGE: 'off' }],
  ])('is not made for %s', async (_, form, env) => {
    const { db, open } = await prepareDelivery(kind);
    await storeForm(await open({ ...ON, ...env, SMTP_URL: '' }), form);
    const mails = await db.selectFrom('outbox').select('kind').execute();
    expect(mails).toEqual([{ kind: 'enquiry' }]);
  });

  test('is not sent after a day', async () => {
    const { catcher, db, open } = await prepareDelivery(kind);
    const before = await open({ ...ON, SMTP_URL: '' });
    await storeForm(before);
    await before.close();
    const received_at = new Date(Date.now() - 86_500_000).toISOString();
    await db.updateTable('enquiry').set({ received_at }).execute();
    await open(ON);
    await waitFor(async () => {
      const waiting = db.selectFrom('outbox').select('kind').where('state', '=', 'waiting');
      return (await waiting.execute()).length === 0;
    });
    expect(catcher.envelopes.map(({ to }) => to[0])).toEqual([ON.ENQUIRY_TO]);
  });

  test('that fails touches nothing else', async () => {
    const { catcher, staff, db, open } = await prepareDelivery(kind);
    const enquiries = await open({ ...ON, SMTP_URL: '' });
    const reference = await storeForm(enquiries);
    await enquiries.close();
    const acknowledged = db.updateTable('outbox').where('kind', '=', 'acknowledgement');
    await acknowledged.set({ state: 'failed', problem: '550 no such user' }).execute();
    expect((await staff.counts()).mails).toEqual({ sent: 0, waiting: 1, failed: 0 });
    expect(await staff.listMailProblems(9)).toEqual([]);
    expect(await staff.retry()).toBe(1);
    await open(ON);
    await waitFor(async () => (await staff.find(reference))?.state === 'sent');
    expect(await acknowledgements(catcher)).toEqual([]);
    expect(await staff.erase({ reference }, () => undefined)).toBe(1);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});

test('an acknowledgement repeats what is listed of each line, and quantities that are short numbers', () => {
  const settings = parseEnquirySettings({}, TEST_RECORDS);
  const compose = (form: SubmittedForm) => {
    const columns = columnsOf(normaliseEnquiry({ ...GOOD_FORM, ...form }));
    const stored = { reference: 'K7M2PQ4X', received_at: '', suspected: 0 } as const;
    return composeAcknowledgement({ ...stored, ...columns }, settings);
  };
  const { subject, text, html } = compose({
    ...{ quantity: '1,00,000', unit: 'litres', packaging: 'junk', grade: 'High-purity grade' },
    ...{ 'product.2': 'isopropyl-alcohol-ipa', 'quantity.2': '12345678', 'unit.2': 'drums' },
    ...{ 'wanted.3': 'junk', 'packaging.3': 'IBCs', 'quantity.3': '17.5', 'unit.3': 'junk' },
    ...{ 'quantity.4': '2 junk', earlier: 'junk', gstin: 'junk', delivery: 'india' },
  });
  const names = 'ACETONE, ISOPROPYL ALCOHOL (IPA), Another chemical';
  expect(subject).toMatch(/: we have received your enquiry K7M2PQ4X \| 3 products: /);
  expect(subject).toContain(names);
  expect(text).toMatch(
    /^Product 1: +ACETONE; Grade: High-purity grade; Quantity: 1,00,000 litres$/m,
  );
  expect(text).toMatch(/^Product 2: +ISOPROPYL ALCOHOL \(IPA\); Unit: drums$/m);
  expect(text).toMatch(/^Product 3: +Another chemical; Quantity: 17.5; Packaging: IBCs$/m);
  for (const part of [text, html]) expect(part).not.toMatch(/junk|12345678|Product 4/);
  expect(compose({ product: '' }).subject).toMatch(/K7M2PQ4X$/);
  expect(compose({ product: 'press' }).subject).toMatch(/\| Press$/);
});
