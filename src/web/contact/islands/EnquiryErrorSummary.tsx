import type { FieldName, FieldTexts } from '../../../records/enquiries/enquiry.ts';
import { NOTICE_HEADINGS } from '../../../records/enquiries/enquiry-page.ts';
import { enquiryFieldId } from './FormField.tsx';

/** The current problem of each field that was edited after the errors were shown; undefined when it is corrected. */
export type RecheckedFields = Partial<Record<FieldName, string | undefined>>;

type EnquiryErrorSummaryProps = { errors: FieldTexts; rechecked: RecheckedFields };

/**
 * A list of all invalid fields, each linked to its field. It gets the focus, so it needs no `role="alert"`. A corrected
 * field is struck through and stays listed, so that the layout does not move while the visitor types.
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
        {(Object.keys(errors) as FieldName[]).map((field) => {
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
