import { fieldLabel, type Difference } from '../differences.ts';

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value || 'nothing' : (JSON.stringify(value) ?? 'nothing');
}

/** The values that differ between two versions of a record. */
export const Differences = ({ values }: { values: readonly Difference[] }) => (
  <dl>
    {values.map(({ field, old, later }) => (
      <div key={field.join()}>
        <dt>{fieldLabel(field)}</dt>
        <dd>
          <del>{shown(old)}</del> <ins>{shown(later)}</ins>
        </dd>
      </div>
    ))}
  </dl>
);
