import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { findTypedReference, REFERENCE_LENGTH } from '../../records/enquiries/reference.ts';
import { showCount } from './format.ts';

/** Parses a reference in any case, with or without spaces and hyphens. */
export function parseReference(typed: string): string {
  const reference = findTypedReference(typed);
  if (reference !== undefined) return reference;
  throw new InvalidArgumentError(
    `A reference has ${REFERENCE_LENGTH} letters and digits, without 0 O 1 I L.`,
  );
}

export function wholeNumber(min: number, max: number): (typed: string) => number {
  return (typed) => {
    const number = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`Write a whole number from ${min} to ${showCount(max)}.`);
  };
}

const TIME = z.union([
  z.iso.date().transform((day) => `${day}T00:00`),
  z.iso.datetime({ local: true, offset: true }),
  // Without seconds.
  z.iso.datetime({ local: true, offset: true, precision: -1 }),
]);

/** Parses a date (midnight in the time zone of this machine) or a date with a time. Returns it as ISO 8601 in UTC. */
export function parseTime(typed: string): string {
  const { success, data } = TIME.safeParse(typed);
  if (success) return new Date(data).toISOString();
  throw new InvalidArgumentError('Write it as 2026-11-01 or 2026-11-01T14:30.');
}
