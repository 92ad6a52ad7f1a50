import { randomInt } from 'node:crypto';

/** Capital letters and digits without those that are confused over the phone: 0 O 1 I L. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const REFERENCE_LENGTH = 8;

const REFERENCE = new RegExp(`^[${REFERENCE_ALPHABET}]{${REFERENCE_LENGTH}}$`);

/** An unguessable reference: about 39 random bits. The store makes sure that it is unique. */
export function createReference(): string {
  return Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)],
  ).join('');
}

/** Whether a text could be a reference. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

/** A reference as a person typed it: in capitals, without spaces and hyphens. Undefined when it is none. */
export function findTypedReference(text: string): string | undefined {
  const reference = text.replace(/[\s-]/g, '').toUpperCase();
  return isReference(reference) ? reference : undefined;
}
