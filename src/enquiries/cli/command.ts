import { existsSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import type { Kysely } from 'kysely';
import { findTypedReference, REFERENCE_LENGTH } from '../references.ts';
import type { EnquirySettings } from '../enquiry-settings.ts';
import { openDatabase } from '../db/open-database.ts';
import type { EnquiryDatabase } from '../db/schema.ts';
import { describeDamage } from '../db/storage-failure.ts';
import { StaffStore, type EnquiryWithMail } from '../db/staff-store.ts';
import type { Terminal } from './terminal.ts';

/** What a command works with. */
export interface CommandTools {
  db: Kysely<EnquiryDatabase>;
  store: StaffStore;
  settings: EnquirySettings;
  terminal: Terminal;
}

export type OnStore = ReturnType<typeof createOnStore>;

/**
 * Makes the action of a command from what it does on the open database, which `mustExist` never makes. What it throws
 * is one sentence for staff: something could not be done, was not found or was declined.
 */
export function createOnStore(terminal: Terminal, readSettings: () => EnquirySettings) {
  return <Typed extends unknown[]>(
      run: (tools: CommandTools, ...typed: Typed) => Promise<void>,
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
        // The commands say what they have to say themselves; of the store, only what staff should know.
        warn: (_fields, message) => terminal.note(`${message}\n`),
      });
      try {
        if (isNew) {
          terminal.note(
            `There was no database at ${database.file}; an empty one was made. If you expected enquiries, check DATABASE_URL.\n`,
          );
        }
        await run({ db, store: new StaffStore(db, database.kind), settings, terminal }, ...typed);
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

/** The enquiry of a reference. Throws when there is none. */
export async function findEnquiry(store: StaffStore, reference: string): Promise<EnquiryWithMail> {
  const enquiry = await store.find(reference);
  if (enquiry === undefined) throw enquiryNotFound(reference);
  return enquiry;
}

/** How REF is explained in the help. */
export const REFERENCE_HELP =
  'its reference, such as K7M2PQ4X; small letters, spaces and hyphens do not matter';

/** A reference as a person types it. */
export function parseReference(typed: string): string {
  const reference = findTypedReference(typed);
  if (reference !== undefined) return reference;
  throw new InvalidArgumentError(
    `A reference has ${REFERENCE_LENGTH} letters and digits, without 0 O 1 I L.`,
  );
}

/** Reads a whole number within limits, both included. */
export function wholeNumber(min: number, max: number): (typed: string) => number {
  return (typed) => {
    const number = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`Write a whole number from ${min} to ${showCount(max)}.`);
  };
}

/** A number as people in India write it: `1,00,000`. */
export function showCount(count: number): string {
  return count.toLocaleString('en-IN');
}

/** A number with the words that fit it: `1 enquiry was`, `2 enquiries were`. */
export function counted(count: number, one: string, other: string): string {
  return `${showCount(count)} ${count === 1 ? one : other}`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** A size as staff read it: `4.2 MB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`;
}
