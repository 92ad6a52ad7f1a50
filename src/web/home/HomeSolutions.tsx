import * as content from '../../records/content.ts';
import { ROUTES } from '../../records/urls/routes.ts';
import { LinkButton } from '../components/LinkButton.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

/** The four solutions, each in one sentence. Services shows them in full. */
export function HomeSolutions() {
  return (
    <section aria-labelledby="our-solutions" className="py-section">
      <div className="page-width grid gap-x-8 gap-y-6 sm:gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-8">
        <div className="lg:col-span-4">
          <SectionHeading id="our-solutions" texts={content.homePage().solutions} />
        </div>
        <ul className="grid gap-x-8 sm:grid-cols-2 sm:gap-y-10 lg:col-span-8 lg:col-start-5 lg:row-span-2">
          {content.solutions().map(({ title, summary }) => (
            <li key={title} className="border-t-2 border-navy py-4 sm:pt-5 sm:pb-0">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-1 text-[1.0625rem] leading-normal text-muted">{summary}</p>
            </li>
          ))}
        </ul>
        <LinkButton
          href={ROUTES.services}
          tone="outline"
          className="self-start justify-self-start lg:col-span-4 lg:row-start-2"
        >
          See our services
        </LinkButton>
      </div>
    </section>
  );
}
