import type { Kysely } from 'kysely';
import { openDatabase } from '../db/open-database.ts';
import type { EnquiryDatabase } from '../db/schema.ts';
import { StaffStore, type EnquiryWithMail } from '../db/staff-store.ts';
import { describeForStaff } from '../db/storage-failure.ts';
import type { EnquirySettings } from '../enquiry-settings.ts';

export type CommandContext = {
  db: Kysely<EnquiryDatabase>;
  store: StaffStore;
  settings: EnquirySettings;
};

/**
 * Returns a function that wraps `run` as a command's action, which opens the database before and closes it after. With
 * `isNew`, a missing database is created. Errors of the database are reworded for staff.
 */
export function createOnStore(readSettings: () => EnquirySettings) {
  return <Typed extends unknown[]>(
      run: (context: CommandContext, ...typed: Typed) => Promise<void>,
      { isNew } = { isNew: false },
    ) =>
    async (...typed: Typed): Promise<void> => {
      const settings = readSettings();
      const { database } = settings;
      const log = { warn: (_fields: object, message: string) => console.error(message) };
      const { db } = await openDatabase(database, log, { isSetUp: !isNew });
      try {
        await run({ db, store: new StaffStore(db, database.kind), settings }, ...typed);
      } catch (error) {
        const failure = describeForStaff(error);
        throw failure === undefined ? error : new Error(failure, { cause: error });
      } finally {
        await db.destroy();
      }
    };
}

export function enquiryNotFound(reference: string): Error {
  return new Error(`There is no enquiry ${reference}.`);
}

/** Returns the enquiry with this reference. Throws when there is none. */
export async function findEnquiry(store: StaffStore, reference: string): Promise<EnquiryWithMail> {
  const enquiry = await store.find(reference);
  if (enquiry === undefined) throw enquiryNotFound(reference);
  return enquiry;
}
