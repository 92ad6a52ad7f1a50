import {
  ENQUIRY_FIELDS,
  type EnquiryField,
  type FieldTexts,
} from '../../../records/enquiries/enquiry.ts';
import { NOTICE_HEADINGS } from '../../../records/enquiries/enquiry-page.ts';
import { enquiryFieldId } from './FormField.tsx';

/** The problems of fields that were typed in again; undefined where none is left. */
export type RecheckedFields = Partial<Record<EnquiryField, string | undefined>>;

export type EnquiryErrorSummaryProps = { errors: FieldTexts; rechecked: RecheckedFields };

/**
 * A list of all wrong fields, each entry a link to its field. It takes the focus, so it needs no
 * `role="alert"` to be announced. A corrected field is struck out and stays listed, so that the form
 * does not move while someone types.
 */
export function EnquiryErrorSummary({ errors, rechecked }: EnquiryErrorSummaryProps) {
  return (
    <div
      role="group"
      aria-labelledby="enquiry-error-summary"
      className="mb-8 rounded-sm border-2 border-danger bg-white p-5"
    >
      <h3 id="enquiry-error-summary" className="text-heading text-danger">
        {NOTICE_HEADINGS.invalid}
      </h3>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {ENQUIRY_FIELDS.filter((field) => errors[field] !== undefined).map((field) => {
          const isCorrected = field in rechecked && rechecked[field] === undefined;
          return (
            <li key={field} className={isCorrected ? 'line-through' : undefined}>
              <a
                href={`#${enquiryFieldId(field)}`}
                className="font-medium text-danger underline underline-offset-4"
              >
                {rechecked[field] ?? errors[field]}
              </a>
              {isCorrected && <span className="sr-only"> (corrected)</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
