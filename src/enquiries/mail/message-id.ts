import { domainToASCII } from 'node:url';
import type { MailKind } from '../db/schema.ts';

/** Returns the Message-ID of a mail about an enquiry, in the domain of the sender. All attempts use the same. */
export function messageIdOf(kind: MailKind, reference: string, from: string): string {
  return `<${kind}.${reference}@${domainToASCII(from.slice(from.lastIndexOf('@') + 1))}>`;
}
