import { randomInt } from 'node:crypto';

/** Capital letters and digits without those that are confused over the phone: 0 O 1 I L. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const REFERENCE_LENGTH = 8;

const REFERENCE = new RegExp(`^[${REFERENCE_ALPHABET}]{${REFERENCE_LENGTH}}$`);

/** Returns an unguessable reference with about 39 random bits. The store ensures that it is unique. */
export function createReference(): string {
  return Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)],
  ).join('');
}

/** Returns whether a text has the form of a reference. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

/**
 * Normalises a typed reference: in capitals, without spaces and hyphens. Returns undefined when it is not a reference.
 */
export function findTypedReference(text: string): string | undefined {
  const reference = text.replace(/[\s-]/g, '').toUpperCase();
  return isReference(reference) ? reference : undefined;
}
