import { createHash, randomUUID } from 'node:crypto';
import { ENQUIRY_FIELDS, type EnquiryValues } from '../../records/enquiry.ts';

/**
 * Names a sending: the same submission with the same values has the same key, so that the store can
 * tell a repeat. A form without a submission gets a key of its own, which makes only this process's
 * own second try a repeat.
 */
export function submissionKey(submissionId: string | undefined, values: EnquiryValues): string {
  const ordered = ENQUIRY_FIELDS.map((field) => values[field]);
  return createHash('sha256')
    .update(JSON.stringify([submissionId ?? randomUUID(), ...ordered]))
    .digest('base64url');
}
