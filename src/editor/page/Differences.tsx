import type { RJSFSchema } from '@rjsf/utils';
import type { Difference } from '../differences.ts';
import { labelsOf } from '../labels.ts';

/** Returns a value as words: those of a group or a list one after another. */
function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(shown).filter(Boolean).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The values that differ between two versions of a record. */
export const Differences = (props: { schema: RJSFSchema; values: readonly Difference[] }) => (
  <dl>
    {props.values
      .filter(({ field }) => field[0] !== 'toConfirm')
      .map(({ field, old, later }) => (
        <div key={field.join()}>
          <dt>{labelsOf(props.schema, field)}</dt>
          <dd>
            <del>{shown(old) || 'nothing'}</del> <ins>{shown(later) || 'nothing'}</ins>
          </dd>
        </div>
      ))}
  </dl>
);
