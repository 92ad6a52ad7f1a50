import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { openDatabase } from '../db/open-database.ts';
import type { EnquiryDatabase } from '../db/schema.ts';
import { StaffStore, type EnquiryWithMail } from '../db/staff-store.ts';
import { describeDamage } from '../db/storage-failure.ts';
import type { EnquirySettings } from '../enquiry-settings.ts';

export interface CommandContext {
  db: Kysely<EnquiryDatabase>;
  store: StaffStore;
  settings: EnquirySettings;
}

/**
 * Creates the function that makes the action of a command: open the database, run, close. With `mustExist`, a missing
 * SQLite file is an error; without it, an empty database is created. Error messages are written for staff.
 */
export function createOnStore(readSettings: () => EnquirySettings) {
  return <Typed extends unknown[]>(
      run: (context: CommandContext, ...typed: Typed) => Promise<void>,
      { mustExist } = { mustExist: false },
    ) =>
    async (...typed: Typed): Promise<void> => {
      const settings = readSettings();
      const { database } = settings;
      const isNew = database.kind === 'sqlite' && !existsSync(database.file);
      if (mustExist && isNew) {
        throw new Error(`There is no database at ${database.file}. Check DATABASE_URL.`);
      }
      const { db } = await openDatabase(database, {
        warn: (_fields, message) => console.error(message),
      });
      try {
        if (isNew) {
          console.error(
            `There was no database at ${database.file}; an empty one was made. If you expected enquiries, check DATABASE_URL.`,
          );
        }
        await run({ db, store: new StaffStore(db, database.kind), settings }, ...typed);
      } catch (error) {
        const damage = describeDamage(error);
        throw damage === undefined ? error : new Error(damage, { cause: error });
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
