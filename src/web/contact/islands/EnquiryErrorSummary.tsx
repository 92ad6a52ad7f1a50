import {
  ENQUIRY_FIELDS,
  type EnquiryField,
  type FieldTexts,
} from '../../../records/enquiries/enquiry.ts';
import { useFormData } from './form-data-context.ts';
import { enquiryFieldId } from './FormField.tsx';

/** What is wrong with fields since they were typed in again; undefined where nothing is. */
export type RecheckedFields = Partial<Record<EnquiryField, string | undefined>>;

export type EnquiryErrorSummaryProps = { errors: FieldTexts; rechecked: RecheckedFields };

/**
 * All wrong fields of an enquiry in one list; each entry leads to its field. No alert: the focus
 * goes there, and what has the focus is spoken. What is put right is struck out and stays: the form
 * shall not jump while someone types.
 */
export function EnquiryErrorSummary({ errors, rechecked }: EnquiryErrorSummaryProps) {
  const { texts } = useFormData();
  return (
    <div
      role="group"
      aria-labelledby="enquiry-error-summary"
      className="mb-8 rounded-sm border-2 border-danger bg-white p-5"
    >
      <h3 id="enquiry-error-summary" className="text-heading text-danger">
        {texts.errorSummary}
      </h3>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {ENQUIRY_FIELDS.filter((field) => errors[field] !== undefined).map((field) => {
          const isMended = field in rechecked && rechecked[field] === undefined;
          return (
            <li key={field} className={isMended ? 'line-through' : undefined}>
              <a
                href={`#${enquiryFieldId(field)}`}
                className="font-medium text-danger underline underline-offset-4"
              >
                {rechecked[field] ?? errors[field]}
              </a>
              {isMended && <span className="sr-only"> ({texts.mended})</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
