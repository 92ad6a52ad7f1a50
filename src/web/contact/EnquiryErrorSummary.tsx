import { ENQUIRY_FIELDS, type EnquiryField } from '../../records/enquiry.ts';
import { enquiryFieldId } from './FormField.tsx';

export type EnquiryErrorSummaryProps = {
  heading: string;
  errors: Partial<Record<EnquiryField, string>>;
  /** The fields that were put right since: struck out, for the form shall not jump while someone types. */
  mended: readonly string[];
};

/**
 * All wrong fields of an enquiry in one list; each entry leads to its field. No alert: the focus
 * goes there, and what has the focus is spoken.
 */
export function EnquiryErrorSummary({ heading, errors, mended }: EnquiryErrorSummaryProps) {
  return (
    <div
      role="group"
      aria-labelledby="enquiry-error-summary"
      className="mb-8 rounded-sm border-2 border-danger bg-white p-5"
    >
      <h3 id="enquiry-error-summary" className="text-heading text-danger">
        {heading}
      </h3>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {ENQUIRY_FIELDS.filter((field) => errors[field] !== undefined).map((field) => (
          <li
            key={field}
            className={mended.includes(field) ? 'line-through opacity-60' : undefined}
          >
            <a
              href={`#${enquiryFieldId(field)}`}
              className="font-medium text-danger underline underline-offset-4"
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
