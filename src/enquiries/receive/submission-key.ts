import { createHash, randomUUID } from 'node:crypto';
import { CONTACT_FIELDS, findQuotation, type EnquiryValues } from '../../records/enquiry.ts';

/**
 * Names a sending, so that the store can tell a repeat: the same submission with the same values. Without a
 * submission, only this process's own second try is one.
 */
export function submissionKey(submissionId: string | undefined, values: EnquiryValues): string {
  const ordered = CONTACT_FIELDS.map((field) => values[field]);
  const quotation = findQuotation(values);
  // Without one, the key is what it was before there were any: repeats over an update stay repeats.
  const given = quotation === undefined ? [] : [quotation];
  return createHash('sha256')
    .update(JSON.stringify([submissionId ?? randomUUID(), ...ordered, ...given]))
    .digest('base64url');
}
