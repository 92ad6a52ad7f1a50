import { onTestFinished } from 'vitest';
import type { Environment } from '../../src/settings/read-settings.ts';
import { StaffStore } from '../../src/enquiries/db/staff-store.ts';
import type { DatabaseKind } from '../../src/enquiries/db/schema.ts';
import { createTestDatabase } from './enquiry-databases.ts';
import { openTestDatabase, openTestEnquiries, type RecordedLog } from './enquiry-set-up.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';

/** Starts a mail server, which is stopped after the test. */
export async function startTestMailCatcher(
  options: Parameters<typeof startMailCatcher>[0] = {},
): Promise<MailCatcher> {
  const catcher = await startMailCatcher(options);
  onTestFinished(() => catcher.stop());
  return catcher;
}

/** Returns an empty database, a mail server and a function that opens enquiries with both. */
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
