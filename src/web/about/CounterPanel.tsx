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
    <ul className="grid sm:grid-cols-[1fr_1fr]">
      {counters.map(({ target, suffix, label, durationSeconds }) => (
        <li
          key={label}
          className="border-t border-white/20 py-6 sm:pt-8 sm:pb-10 sm:odd:pr-4 sm:even:border-l sm:even:pl-[clamp(1.5rem,3vw,3rem)]"
        >
          <span
            className="relative inline-block font-heading text-[clamp(3.25rem,2rem+4vw,5.75rem)] leading-none font-bold tracking-[-0.015em] text-white tabular-nums"
            data-target={target}
            data-suffix={suffix}
            data-duration-ms={durationSeconds * MS_PER_SECOND}
          >
            <span>
              {target}
              {suffix}
            </span>
          </span>{' '}
          <span className="mt-2.5 block text-mist">{label}</span>
        </li>
      ))}
    </ul>
  );
}
