import * as content from '../../records/content.ts';
import { LinkButton } from '../components/LinkButton.tsx';
import { WaveLines } from '../components/WaveLines.tsx';
import { ROUTES } from '../../records/urls/routes.ts';

/** Introduction of the company: the quote behind its name, mission and vision. */
export function HomeAbout() {
  const texts = content.homePage().about;
  const { mission, vision } = content.purpose();
  return (
    <section aria-labelledby="about-us" className="relative overflow-hidden py-section">
      <WaveLines className="left-0 h-[calc(var(--spacing-section)+11rem)] w-[calc(50%-4rem)] [mask-image:linear-gradient(to_right,black_60%,transparent)] text-teal max-lg:hidden" />
      <div className="relative page-width grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="about-us" className="font-text text-label text-teal-deep">
            {texts.heading}
          </h2>
          <blockquote className="mt-5">
            <p className="font-heading text-[clamp(2.25rem,1.4rem+3.4vw,4rem)] leading-[1.05] font-bold tracking-tight text-balance print:text-[1.25rem]!">
              “{texts.quote}”
            </p>
          </blockquote>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          {texts.paragraphs.map((paragraph, index) => (
            <p
              key={paragraph}
              className={
                index === 0
                  ? 'max-w-[36rem] text-[1.1875rem] leading-normal md:text-[1.375rem] md:leading-relaxed'
                  : 'mt-4 max-w-[36rem] leading-normal text-muted md:leading-relaxed'
              }
            >
              {paragraph}
            </p>
          ))}
          <dl className="mt-6 grid gap-x-8 sm:grid-cols-2 md:mt-10">
            {[mission, vision].map(({ title, text }) => (
              <div key={title} className="border-t-2 border-navy py-4 sm:py-5">
                <dt className="font-heading text-heading font-bold">{title}</dt>
                <dd className="mt-1.5 text-[1.0625rem] leading-normal text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <LinkButton href={ROUTES.about} className="mt-4 md:mt-6">
            Know More
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
