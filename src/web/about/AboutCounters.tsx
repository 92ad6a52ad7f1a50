import * as content from '../../records/content.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { MotionToggle } from '../ui/MotionToggle.tsx';
import { ROUTES } from '../../records/routes.ts';

const MS_PER_SECOND = 1000;

/**
 * The company in figures on a dark band, with the way to Contact. `count-up.ts` lets the figures run
 * once. The final figure is always in the page: readers without script see it, assistive technology
 * reads it, and its width is kept while the count runs over it.
 */
export function AboutCounters() {
  const texts = content.aboutPage().counters;
  return (
    <section
      aria-labelledby="figures"
      className="on-navy relative isolate overflow-hidden bg-navy py-section text-white"
    >
      <RisingTide />
      <div className="page-width grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="flex flex-col items-start lg:col-span-4">
          <h2 id="figures" className="text-title">
            {texts.heading}
          </h2>
          <p className="mt-4 text-[1.125rem] text-mist md:text-[1.25rem]">{texts.text}</p>
          <div className="mt-8 flex items-center gap-4">
            <LinkButton href={ROUTES.contact} tone="bright">
              {texts.button}
            </LinkButton>
            <MotionToggle labels={content.interfaceTexts().motion} />
          </div>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <ul className="grid sm:grid-cols-[1fr_1fr]">
            {texts.items.map(({ target, suffix, label, durationSeconds }) => (
              <li
                key={label}
                className="border-t border-white/20 py-6 sm:pt-8 sm:pb-10 sm:odd:pr-4 sm:even:border-l sm:even:pl-[clamp(1.5rem,3vw,3rem)]"
              >
                <span
                  className="relative inline-block font-heading text-[min(19vw,clamp(3.25rem,2rem+4vw,5.75rem))] leading-none font-bold tracking-[-0.015em] tabular-nums print:text-[2rem]"
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
        </div>
      </div>
    </section>
  );
}

/** Fine lines of a tide along the foot of the band, each a little higher than the last. */
function RisingTide() {
  return (
    <svg
      viewBox="0 0 1600 300"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-10 h-48 w-full text-teal md:h-72"
    >
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <path
          key={line}
          d={`M0 ${290 - line * 16}C270 ${300 - line * 30} 430 ${200 - line * 12} 760 ${235 - line * 22}S1290 ${250 - line * 34} 1600 ${120 - line * 20}`}
          stroke="currentColor"
          strokeWidth="1.25"
          strokeOpacity={0.34 - line * 0.045}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
