import type { Problem } from '../records.ts';
import { linkTo } from './places.ts';

/** Mistakes, counted and grouped by their fields, with links to them. */
export function Mistakes({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  const byField = Map.groupBy(problems, ({ title, labels }) => [title, ...labels].join(' > '));
  return (
    <section className="notice">
      <h3>{problems.length} to go</h3>
      <ul>
        {[...byField].map(([place, [first, ...others]]) => (
          <li key={place}>
            {first && <a href={linkTo(first.record, first.field)}>{place}</a>}:{' '}
            {[first, ...others].map((one) => one?.message).join('; ')}.
          </li>
        ))}
      </ul>
    </section>
  );
}
