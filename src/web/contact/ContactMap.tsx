import { Icon } from '../ui/Icon.tsx';
import { Lines } from '../ui/Lines.tsx';
import type { Company } from '../../records/company.ts';
import type { ContactPage } from '../../records/contact-page.ts';
import { addressLines } from '../../records/links.ts';
import { mapEmbedUrl, mapPageUrl } from './map.ts';

export type ContactMapProps = { texts: ContactPage['map']; company: Company };

/** OpenStreetMap's embed of the office, loaded when it comes near, with a plain link beside it. */
export function ContactMap({ texts, company }: ContactMapProps) {
  return (
    <section aria-labelledby="map" className="bg-paper-deep py-16 md:py-20">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="map" className="text-title">
            {texts.heading}
          </h2>
          <a
            href={mapPageUrl(company.location)}
            rel="noopener"
            className="inline-flex min-h-11 flex-wrap items-center gap-2 font-semibold text-teal-deep underline underline-offset-4 hover:text-navy"
          >
            {texts.link}
            <Icon name="external" className="size-4" />
          </a>
        </div>
        <div className="relative mt-8 grid h-[22rem] place-items-center rounded-sm border border-line bg-line md:h-[30rem]">
          {/* Until the map covers it, and where it never comes. */}
          <p aria-hidden="true" className="px-6 text-center text-base text-muted">
            <Icon name="place" className="mx-auto mb-2 size-6 text-teal-deep" />
            <Lines lines={addressLines(company)} />
          </p>
          {/* A lazy frame alone would load from three windows away: before the first view of a phone. */}
          <div className="absolute inset-0 [content-visibility:auto]">
            <iframe
              title={texts.title}
              src={mapEmbedUrl(company.location)}
              loading="lazy"
              referrerPolicy="strict-origin-when-cross-origin"
              className="size-full rounded-sm"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
