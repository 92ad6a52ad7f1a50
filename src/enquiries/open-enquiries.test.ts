import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestDatabase, DATABASE_KINDS } from '../../tests/support/enquiry-databases.ts';
import {
  GOOD_FORM,
  openStaffStore,
  openTestDatabase,
  openTestEnquiries,
  QUOTATION_FORM,
  recordLog,
  storeForm as store,
  storeSome,
  VISITOR,
} from '../../tests/support/enquiry-set-up.ts';
import { isReference } from '../records/enquiries/reference.ts';

describe.each(DATABASE_KINDS)('enquiries in %s', (kind) => {
  test('are stored after a restart, with a reference that can be read over the phone', async () => {
    const url = await createTestDatabase(kind);
    const before = await openTestEnquiries({ DATABASE_URL: url });
    const reference = await store(before);
    expect(isReference(reference)).toBe(true);
    await before.close();

    const after = await openTestEnquiries({ DATABASE_URL: url });
    expect(await after.exists(reference)).toBe(true);
  });

  test('are found only by their own reference', async () => {
    const enquiries = await openTestEnquiries({ DATABASE_URL: await createTestDatabase(kind) });
    await store(enquiries);
    const noReferences = ['', 'ABCD', 'ABCD23456', 'ABCD2340', 'abcd2345', ' ABCD2345', '\0'];
    noReferences.push("'; drop table enquiry; --", 'x'.repeat(5000));
    for (const other of ['22222222', ...noReferences]) {
      expect(await enquiries.exists(other)).toBe(false);
    }
    await enquiries.close();
    await expect(enquiries.exists('22222222')).rejects.toThrow();
    // These are rejected without a query.
    for (const other of noReferences) expect(await enquiries.exists(other)).toBe(false);
  });

  test('of one submission with the same values are one enquiry', async () => {
    const enquiries = await openTestEnquiries({ DATABASE_URL: await createTestDatabase(kind) });
    const submission = randomUUID();
    const first = await store(enquiries, { submission });
    const retyped = { name: `  ${GOOD_FORM.name}\r\n`, submission: submission.toUpperCase() };
    expect(await store(enquiries, retyped)).toBe(first);

    const changed = { submission, message: 'Make it three IBCs, please.' };
    const second = await store(enquiries, changed);
    expect(second).not.toBe(first);
    expect(await store(enquiries, changed)).toBe(second);
    expect(await store(enquiries, { submission })).toBe(first);
  });

  test('with another quotation are another enquiry', async () => {
    const url = await createTestDatabase(kind);
    const enquiries = await openTestEnquiries({ DATABASE_URL: url });
    const submission = 'a3bb189e-8bf9-4c0e-9d2f-0c1d5f1f9a11';
    const plain = await store(enquiries, { submission });
    expect(await store(enquiries, { submission, grade: ' ', asks: 'gold' })).toBe(plain);
    const quoted = await store(enquiries, { ...QUOTATION_FORM, submission });
    expect(quoted).not.toBe(plain);
    expect(await store(enquiries, { ...QUOTATION_FORM, submission })).toBe(quoted);
    const line = { ...QUOTATION_FORM, 'quantity.2': '5', submission };
    const several = await store(enquiries, line);
    expect(several).not.toBe(quoted);
    expect(await store(enquiries, { ...line, 'product.2': ' ', 'unit.3': '' })).toBe(several);
    const other = { ...QUOTATION_FORM, incoterm: 'FCA', submission };
    expect(await store(enquiries, other)).not.toBe(quoted);

    const { db } = await openTestDatabase(url);
    const rows = await db.selectFrom('enquiry').select(['reference', 'quotation']).execute();
    const rowOf = (reference: string) => rows.find((row) => row.reference === reference);
    expect(rowOf(plain)?.quotation).toBeNull();
    expect(JSON.parse(rowOf(quoted)?.quotation ?? '')).toEqual(QUOTATION_FORM);
  });

  test('of one submission at the same time are one enquiry, also in several processes', async () => {
    const url = await createTestDatabase(kind);
    const [one, other] = await Promise.all([
      openTestEnquiries({ DATABASE_URL: url }),
      openTestEnquiries({ DATABASE_URL: url }),
    ]);
    const form = { submission: randomUUID() };
    const references = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store(index % 2 === 0 ? one : other, form)),
    );
    expect(new Set(references).size).toBe(1);
  });

  test('without a submission ID, or with a malformed one, are separate enquiries', async () => {
    const enquiries = await openTestEnquiries({ DATABASE_URL: await createTestDatabase(kind) });
    const malformed = ['', '', 'not-a-uuid', 'not-a-uuid'].map((submission) => ({ submission }));
    const forms = [...malformed, {}];
    const references = await Promise.all(forms.map((form) => store(enquiries, form)));
    expect(new Set(references).size).toBe(forms.length);
  });

  test('are stored separately, a hundred at once', async () => {
    const enquiries = await openTestEnquiries({ DATABASE_URL: await createTestDatabase(kind) });
    const references = await storeSome(enquiries, 350);
    expect(new Set(references).size).toBe(350);
    for (const reference of references.slice(0, 20)) {
      expect(await enquiries.exists(reference)).toBe(true);
    }
  });

  test('with a filled honeypot field are stored and marked, one submission once', async () => {
    const url = await createTestDatabase(kind);
    const enquiries = await openTestEnquiries({ DATABASE_URL: url });
    const staff = await openStaffStore(url);
    const submission = randomUUID();
    const filled = { subject_line: 'https://spam.example', submission };
    const reference = await store(enquiries, filled);
    expect(await staff.find(reference)).toMatchObject({ suspected: 1, state: 'waiting' });
    expect(await store(enquiries, { submission })).toBe(reference);
    const other = await store(enquiries, { subject_line: '  ' });
    expect(await staff.find(other)).toMatchObject({ suspected: 0 });
  });

  test('that are invalid are answered with a sentence for each invalid field', async () => {
    const enquiries = await openTestEnquiries({ DATABASE_URL: await createTestDatabase(kind) });
    const outcome = await enquiries.receive(
      { name: ' ', email: 'nobody', phone: '12', message: 'short', product: 'gold' },
      VISITOR,
    );
    if (outcome.kind !== 'invalid') throw new Error(outcome.kind);
    expect(Object.keys(outcome.errors).sort()).toEqual(
      ['name', 'email', 'phone', 'message', 'product'].sort(),
    );
    for (const sentence of Object.values(outcome.errors)) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/[{}]/);
    }
  });

  test('leave no personal data in the log', async () => {
    const log = recordLog();
    const enquiries = await openTestEnquiries(
      { DATABASE_URL: await createTestDatabase(kind) },
      log,
    );
    await store(enquiries);
    await enquiries.receive({ ...GOOD_FORM, email: 'secret@@example' }, VISITOR);
    const text = JSON.stringify(log.lines);
    for (const personal of [...Object.values(GOOD_FORM), 'secret', VISITOR.address]) {
      if (personal !== GOOD_FORM.product) expect(text).not.toContain(personal);
    }
  });

  test('can be written as long as the store is open', async () => {
    const enquiries = await openTestEnquiries({ DATABASE_URL: await createTestDatabase(kind) });
    expect(await enquiries.isWritable()).toBe(true);
    await enquiries.close();
    expect((await enquiries.receive(GOOD_FORM, VISITOR)).kind).toBe('unavailable');
  });

  test('migrate once when several processes start together', async () => {
    const url = await createTestDatabase(kind);
    const all = await Promise.all(
      Array.from({ length: 6 }, () => openTestEnquiries({ DATABASE_URL: url })),
    );
    const references = await Promise.all(all.map((enquiries) => store(enquiries)));
    expect(new Set(references).size).toBe(all.length);
    expect(await all[0]?.exists(references.at(-1) ?? '')).toBe(true);
  });
});
