import * as content from '../../records/content.ts';
import { LinkButton } from '../components/LinkButton.tsx';
import { MotionToggle } from '../components/MotionToggle.tsx';
import { WaveLines } from '../components/WaveLines.tsx';
import { ROUTES } from '../../records/urls/routes.ts';

const MS_PER_SECOND = 1000;

/** Limits the text size so that the longest figure fits its column. */
const FIGURE_SIZE_CLASS =
  'text-[min(var(--widest),clamp(3.25rem,2rem+4vw,5.75rem))] [--widest:19vw] sm:[--widest:10.5vw] lg:[--widest:6.2vw] print:text-[2rem]';

/**
 * The company's figures on a dark band, with a link to Contact. `count-up.ts` animates them once. The final figure is
 * always in the page: it is shown without script, assistive technology reads it, and it keeps the width during the
 * animation.
 */
export function AboutCounters() {
  const texts = content.aboutPage().counters;
  return (
    <section
      aria-labelledby="figures"
      className="on-navy relative overflow-hidden bg-navy py-section text-white print:break-inside-avoid"
    >
      <WaveLines className="inset-x-0 h-[calc(var(--spacing-section)+1.5rem)] w-full text-teal opacity-42" />
      <div className="relative page-width grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="flex flex-col items-start lg:col-span-5">
          <h2 id="figures" className="text-title">
            {texts.heading}
          </h2>
          <p className="mt-4 text-[1.125rem] text-mist md:text-[1.25rem]">{texts.text}</p>
          <div className="mt-8 flex items-center gap-4">
            <LinkButton
              href={ROUTES.contact}
              label="Call Now: telephone number on the Contact page"
              tone="bright"
            >
              Call Now
            </LinkButton>
            <MotionToggle />
          </div>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <ul data-count-up className="grid sm:grid-cols-[1fr_1fr]">
            {texts.items.map(({ target, suffix, label, durationSeconds }) => (
              <li
                key={label}
                className="border-t border-white/20 py-6 sm:pt-8 sm:pb-10 sm:odd:pr-4 sm:even:border-l sm:even:pl-[clamp(1.5rem,3vw,3rem)]"
              >
                <span
                  className={`${FIGURE_SIZE_CLASS} relative inline-block font-heading leading-none font-bold tracking-[-0.015em] tabular-nums`}
                  data-target={target}
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
        </div>
      </div>
    </section>
  );
}
