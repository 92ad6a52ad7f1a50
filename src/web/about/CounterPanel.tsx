import { useRef } from 'react';
import { useCountUp } from './use-count-up.ts';

export type Counter = {
  target: number;
  /** Printed after the figure, such as `+`. */
  suffix: string;
  /** What is counted; it reads on from the figure. */
  label: string;
  durationSeconds: number;
};

export type CounterPanelProps = { counters: readonly Counter[] };

const MS_PER_SECOND = 1000;

/**
 * Figures that count up from 0 once, when they first come into view. The final
 * figure is always in the page: readers without script see it, assistive
 * technology reads it, and its width is kept while the count runs over it.
 */
export function CounterPanel({ counters }: CounterPanelProps) {
  const panelRef = useRef<HTMLUListElement>(null);
  const values = useCountUp(
    panelRef,
    counters.map(({ target, durationSeconds }) => ({
      target,
      durationMs: durationSeconds * MS_PER_SECOND,
    })),
  );

  return (
    <ul ref={panelRef} className="counter-panel">
      {counters.map(({ target, suffix, label }, index) => (
        <li key={label} className="counter">
          <span className="counter-figure">
            <span className={values ? 'counter-final-unseen' : undefined}>
              {target}
              {suffix}
            </span>
            {values && (
              <CountedFigure value={values[index] ?? target} target={target} suffix={suffix} />
            )}
          </span>{' '}
          <span className="counter-label">{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** The moving figure, with the places it has yet to fill shown faintly, as on a flow meter. */
function CountedFigure({
  value,
  target,
  suffix,
}: Omit<Counter, 'label' | 'durationSeconds'> & { value: number }) {
  const emptyPlaces = String(target).length - String(value).length;
  return (
    <span aria-hidden="true" data-empty-places={'0'.repeat(emptyPlaces)} className="counter-moving">
      {value}
      {suffix}
    </span>
  );
}
