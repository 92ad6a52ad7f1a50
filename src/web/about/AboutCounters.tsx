import { LinkButton } from '../ui/LinkButton.tsx';
import { MotionToggle, type MotionToggleProps } from '../ui/MotionToggle.tsx';
import type { AboutPage } from '../../records/about-page.ts';
import { ROUTES } from '../../records/routes.ts';
import { CounterPanel } from './CounterPanel.tsx';

export type AboutCountersProps = {
  texts: AboutPage['counters'];
  motion: MotionToggleProps['labels'];
};

/** The company in figures on a dark band, with the way to Contact. */
export function AboutCounters({ texts, motion }: AboutCountersProps) {
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
            <LinkButton href={ROUTES.contact} tone="bright" icon="phone">
              {texts.button}
            </LinkButton>
            <MotionToggle labels={motion} />
          </div>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <CounterPanel counters={texts.items} />
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
