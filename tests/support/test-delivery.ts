import { onTestFinished } from 'vitest';
import type { Environment } from '../../src/records/read-settings.ts';
import { StaffStore } from '../../src/enquiries/db/staff-store.ts';
import { createTestDatabase, type DatabaseKind } from './enquiry-databases.ts';
import { openTestDatabase, openTestEnquiries, type RecordedLog } from './enquiry-set-up.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';

/** A mail server, stopped after the test. */
export async function startTestMailCatcher(
  options: Parameters<typeof startMailCatcher>[0] = {},
): Promise<MailCatcher> {
  const catcher = await startMailCatcher(options);
  onTestFinished(() => catcher.stop());
  return catcher;
}

/** An empty database, a mail server that behaves like this, and what opens enquiries between them. */
export async function prepareDelivery(
  kind: DatabaseKind,
  behaviour: Parameters<MailCatcher['behave']>[0] = { kind: 'accept' },
) {
  const url = await createTestDatabase(kind);
  const catcher = await startTestMailCatcher();
  catcher.behave(behaviour);
  const { db } = await openTestDatabase(url);
  const open = (env: Environment = {}, log?: RecordedLog) =>
    openTestEnquiries({ DATABASE_URL: url, SMTP_URL: catcher.url, ...env }, log);
  return { catcher, db, staff: new StaffStore(db, kind), open };
}
