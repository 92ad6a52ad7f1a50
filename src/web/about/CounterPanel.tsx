import type { AboutPage } from '../../records/about-page.ts';

export type CounterPanelProps = { counters: AboutPage['counters']['items'] };

const MS_PER_SECOND = 1000;

/**
 * The figures, which `count-up.ts` lets run once. The final figure is always in
 * the page: readers without script see it, assistive technology reads it, and
 * its width is kept while the count runs over it.
 */
export function CounterPanel({ counters }: CounterPanelProps) {
  return (
    <ul className="counter-panel">
      {counters.map(({ target, suffix, label, durationSeconds }) => (
        <li key={label} className="counter">
          <span
            className="counter-figure"
            data-target={target}
            data-suffix={suffix}
            data-duration-ms={durationSeconds * MS_PER_SECOND}
          >
            <span>
              {target}
              {suffix}
            </span>
          </span>{' '}
          <span className="counter-label">{label}</span>
        </li>
      ))}
    </ul>
  );
}
