import type { FieldName, FieldTexts } from '../../../records/enquiries/enquiry.ts';
import { NOTICE_HEADINGS } from '../../../records/enquiries/enquiry-page.ts';
import { enquiryFieldId } from './FormField.tsx';

type EnquiryErrorSummaryProps = {
  found: FieldTexts;
  /** Those that are not corrected yet, as they are now. */
  errors: FieldTexts;
};

/**
 * A list of all invalid fields, each linked to its field. It gets the focus, so it needs no `role="alert"`. A corrected
 * field is struck through and stays listed, so that the layout does not move while the visitor types.
 */
export function EnquiryErrorSummary({ found, errors }: EnquiryErrorSummaryProps) {
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
        {(Object.keys(found) as FieldName[]).map((field) => {
          const isCorrected = errors[field] === undefined;
          return (
            <li key={field} className={isCorrected ? 'line-through' : undefined}>
              <a
                href={`#${enquiryFieldId(field)}`}
                className="font-medium text-danger underline underline-offset-4"
              >
                {errors[field] ?? found[field]}
              </a>
              {isCorrected && <span className="sr-only"> (corrected)</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
