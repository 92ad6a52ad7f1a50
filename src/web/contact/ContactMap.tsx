import * as content from '../../records/content.ts';
import { Icon } from '../components/Icon.tsx';
import { Lines } from '../components/Lines.tsx';

/** Half the width and half the height of the embedded map in degrees: some streets around the office. */
const HALF_WIDTH_DEGREES = 0.006;
const HALF_HEIGHT_DEGREES = 0.0028;
const MAP_ZOOM = 17;
const OPEN_STREET_MAP = 'https://www.openstreetmap.org';

/** OpenStreetMap's embed of the office, loaded when it comes near, with a plain link beside it. */
export function ContactMap() {
  const texts = content.contactPage().map;
  const company = content.company();
  const { latitude, longitude } = company.location;
  const box = [
    longitude - HALF_WIDTH_DEGREES,
    latitude - HALF_HEIGHT_DEGREES,
    longitude + HALF_WIDTH_DEGREES,
    latitude + HALF_HEIGHT_DEGREES,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return (
    <section aria-labelledby="map" className="bg-paper-deep py-16 md:py-20">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="map" className="text-title">
            {texts.heading}
          </h2>
          <a
            href={`${OPEN_STREET_MAP}/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`}
            rel="noopener"
            className="inline-flex min-h-11 flex-wrap items-center gap-2 font-semibold text-teal-deep underline underline-offset-4 hover:text-navy"
          >
            {texts.link}
            <Icon name="external" className="size-4" />
          </a>
        </div>
        <div className="relative mt-8 print:hidden">
          {/* A lazy frame alone would load from three windows away: before the first view of a phone. */}
          <div className="h-[18rem] rounded-sm border border-line bg-line [content-visibility:auto] md:h-[26rem]">
            <iframe
              title={texts.title}
              src={`${OPEN_STREET_MAP}/export/embed.html?${query.toString()}`}
              loading="lazy"
              referrerPolicy="strict-origin-when-cross-origin"
              // A click into the map is the map's: the page, which shall close its menu, would not hear of it.
              className="size-full rounded-sm in-[.menu-open]:pointer-events-none in-[:has(:popover-open)]:pointer-events-none"
            />
          </div>
          {/* Where the map never comes, as behind many a plant's firewall, the address still stands here: over it, between its controls and its licence, or on a phone below it. */}
          <p
            aria-hidden="true"
            className="flex gap-3 rounded-sm bg-white p-4 text-base leading-normal shadow-card md:absolute md:top-6 md:right-6 md:p-6 md:shadow-lifted"
          >
            <Icon name="place" className="mt-0.5 text-teal-deep" />
            <span>
              <Lines lines={company.addressLines} />
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
