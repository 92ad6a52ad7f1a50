import { fieldLabel } from '../differences.ts';
import type { Problem } from '../records.ts';

/** A mistake in a record that this page does not show, with a link to it. */
export const Mistake = ({ record, field, message }: Problem) => (
  <p className="notice">
    <a href={`#${record}`}>{record}</a>, {fieldLabel(field)}: {message}
  </p>
);
