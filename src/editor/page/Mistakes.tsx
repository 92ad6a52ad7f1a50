import type { Problem } from '../records.ts';
import { linkTo } from './places.ts';

type Props = {
  problems: readonly Problem[];
  title?: (count: number) => string;
  isOpen?: boolean;
};

/** Mistakes, or other notes on fields, counted and grouped by their fields, with links to them. */
export function Mistakes({ problems, title = (count) => `${count} to go`, isOpen = true }: Props) {
  if (problems.length === 0) return null;
  const byField = Map.groupBy(problems, ({ place }) => place);
  return (
    <details className="notice" open={isOpen}>
      <summary>{title(problems.length)}</summary>
      <ul>
        {[...byField].map(([place, [first, ...others]]) => (
          <li key={place}>
            {first && <a href={linkTo(first.record, first.field)}>{place}</a>}:{' '}
            {[first, ...others].map((one) => one?.message).join('; ')}.
          </li>
        ))}
      </ul>
    </details>
  );
}
