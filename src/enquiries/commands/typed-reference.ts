import { fillText } from '../../records/fill-text.ts';
import type { EnquiryTexts } from '../../records/enquiry-texts.ts';
import { getTypedReference } from '../references.ts';
import { UsageError } from './command.ts';

/** The reference that a person typed. Throws a UsageError when there is none or it cannot be one. */
export function requireReference(typed: string | undefined, texts: EnquiryTexts['staff']): string {
  if (typed === undefined) throw new UsageError(texts.missingReference);
  const reference = getTypedReference(typed);
  if (reference === undefined) throw new UsageError(fillText(texts.notAReference, { typed }));
  return reference;
}
