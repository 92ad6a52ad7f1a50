import { onTestFinished, vi } from 'vitest';
import * as content from '../../src/records/content.ts';
import { openEnquiries, type Enquiries } from '../../src/enquiries/open-enquiries.ts';
import type { EnquiryLog } from '../../src/enquiries/enquiry-log.ts';
import type { Environment } from '../../src/settings/read-settings.ts';
import { parseEnquirySettings } from '../../src/enquiries/enquiry-settings.ts';
import { openDatabase } from '../../src/enquiries/db/open-database.ts';
import { StaffStore } from '../../src/enquiries/db/staff-store.ts';
import type { EnquiryRecords } from '../../src/records/enquiries/enquiry-records.ts';
import { acceptedDays, type SubmittedForm } from '../../src/records/enquiries/enquiry.ts';

/** A small catalogue, so that these tests do not depend on the product records. */
export const TEST_RECORDS: EnquiryRecords = {
  company: {
    email: 'office@test.example',
    phone: '+912255550147',
    phoneDisplay: '+91 22 5555 0147',
    siteUrl: 'https://test.example',
  },
  products: [
    {
      slug: 'acetone',
      name: 'ACETONE',
      grades: ['High-purity grade'],
      packaging: ['210-litre steel drum'],
    },
    { slug: 'isopropyl-alcohol-ipa', name: 'ISOPROPYL ALCOHOL (IPA)', grades: [], packaging: [] },
  ],
  texts: content.enquiryTexts(),
  next: ['Someone reads it on the next working day.'],
};

export const VISITOR = { address: '192.0.2.7' };

export const GOOD_FORM = {
  name: 'Asha Rao',
  company: 'Rao Paints',
  email: 'asha@raopaints.example',
  phone: '098200 12345',
  message: 'Please quote two IBCs of acetone, delivered to Pune.',
  product: 'acetone',
} as const satisfies SubmittedForm;

/** The fields of a quotation, all valid. */
export const QUOTATION_FORM = {
  asks: 'price,certificate-of-analysis',
  grade: 'High-purity grade',
  quantity: '2 x 16',
  unit: 'tonnes',
  packaging: '210-litre steel drum',
  destination: 'Jebel Ali / جبل علي',
  incoterm: 'CIF',
  wantedBy: acceptedDays().max,
} as const satisfies SubmittedForm;

export type RecordedLog = EnquiryLog & {
  readonly lines: { level: 'info' | 'warn' | 'error'; fields: object; message: string }[];
};

export function recordLog(): RecordedLog {
  const lines: RecordedLog['lines'] = [];
  const record = (level: 'info' | 'warn' | 'error') => (fields: object, message: string) =>
    void lines.push({ level, fields, message });
  return { lines, info: record('info'), warn: record('warn'), error: record('error') };
}

/** Opens enquiries, which are closed after the test. Limits and acknowledgements are off unless `env` sets them. */
export async function openTestEnquiries(env: Environment, log = recordLog()): Promise<Enquiries> {
  const settings = parseEnquirySettings(
    { ENQUIRY_LIMITS: 'off', ENQUIRY_ACKNOWLEDGE: 'off', ...env },
    TEST_RECORDS,
  );
  const enquiries = await openEnquiries(settings, log);
  let isOpen = true;
  const closeOnce = async () => {
    if (isOpen) await enquiries.close();
    isOpen = false;
  };
  onTestFinished(closeOnce);
  return { ...enquiries, close: closeOnce };
}

/** Stores `GOOD_FORM` with the given fields changed. Returns its reference. */
export async function storeForm(enquiries: Enquiries, form: SubmittedForm = {}): Promise<string> {
  const outcome = await enquiries.receive({ ...GOOD_FORM, ...form }, VISITOR);
  if (outcome.kind !== 'stored') throw new Error(JSON.stringify(outcome));
  return outcome.reference;
}

/** Stores `count` valid forms. Returns their references. */
export async function storeSome(enquiries: Enquiries, count = 1): Promise<string[]> {
  const forms = Array.from({ length: count }, (_, index) => ({ name: `Visitor ${index}` }));
  return await Promise.all(forms.map((form) => storeForm(enquiries, form)));
}

/** Waits until a condition is true. Throws after 30 seconds. */
export async function waitFor(condition: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(condition, { timeout: 30_000, interval: 20 });
}

/** Opens a connection to a database, which is closed after the test. */
export async function openTestDatabase(url: string) {
  const { database } = parseEnquirySettings({ DATABASE_URL: url }, TEST_RECORDS);
  const { db } = await openDatabase(database, {});
  onTestFinished(() => db.destroy());
  return { db, kind: database.kind };
}

/** Opens the store that staff commands use, which is closed after the test. */
export async function openStaffStore(url: string): Promise<StaffStore> {
  const { db, kind } = await openTestDatabase(url);
  return new StaffStore(db, kind);
}
