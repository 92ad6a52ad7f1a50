import { fillText } from '../../records/fill-text.ts';
import type { EnquiryTexts } from '../../records/enquiry-texts.ts';
import { getTypedReference } from '../references.ts';
import { UsageError } from './command.ts';

/** The reference that a person typed. Throws a UsageError when it cannot be one. */
export function requireReference(typed: string, texts: EnquiryTexts['staff']): string {
  const reference = getTypedReference(typed);
  if (reference === undefined) throw new UsageError(fillText(texts.notAReference, { typed }));
  return reference;
}
