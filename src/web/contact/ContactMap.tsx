import { SEA_LANE_MAPS } from '../../drawing/sea-lane-maps.ts';
import { drawingHref } from '../pictures/drawings.ts';
import * as content from '../../records/content.ts';
import { Icon } from '../components/Icon.tsx';
import { TextLines } from '../components/TextLines.tsx';

/** Half the width and half the height of the embedded map in degrees, which shows some streets around the office. */
const HALF_WIDTH_DEGREES = 0.006;
const HALF_HEIGHT_DEGREES = 0.0028;
const MAP_ZOOM = 17;
const OPEN_STREET_MAP = 'https://www.openstreetmap.org';

/** OpenStreetMap's embed of the office, loaded near the viewport, and a link to the map. */
export function ContactMap() {
  const { heading } = content.contactPage().map;
  const company = content.company();
  const { latitude, longitude } = company.location;
  const { district, city } = company.address;
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
            {heading}
          </h2>
          <a
            href={`${OPEN_STREET_MAP}/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`}
            rel="noopener"
            className="text-link inline-flex min-h-11 flex-wrap items-center gap-2 font-semibold"
          >
            Open the map in OpenStreetMap
            <Icon name="external" className="size-4" />
          </a>
        </div>
        <div className="relative mt-8 print:hidden">
          {/* With only `loading="lazy"`, browsers load the frame from three window heights away, so at once on a
              phone. Until it is there, the sea lanes are seen. */}
          <div className="relative h-[18rem] rounded-sm border border-line bg-navy [content-visibility:auto] md:h-[26rem]">
            <img
              src={drawingHref('sea-lanes/wide')}
              alt=""
              {...SEA_LANE_MAPS.wide}
              loading="lazy"
              className="absolute size-full object-cover md:object-contain"
            />
            <iframe
              title={`Map of our office in ${district}, ${city}`}
              src={`${OPEN_STREET_MAP}/export/embed.html?${query.toString()}`}
              loading="lazy"
              referrerPolicy="strict-origin-when-cross-origin"
              // The page gets no click from inside a frame, so such a click could not close the menu.
              className="relative size-full rounded-sm in-[.menu-open]:pointer-events-none [.site-bar:has(:popover-open)~main_&]:pointer-events-none"
            />
          </div>
          {/* The address is visible when a firewall blocks the map: over the map, or on a phone below it. */}
          <p
            aria-hidden="true"
            className="flex gap-3 rounded-sm bg-white p-4 text-base leading-normal shadow-card md:absolute md:top-6 md:right-6 md:p-6 md:shadow-lifted"
          >
            <Icon name="place" className="mt-0.5 text-teal-deep" />
            <span>
              <TextLines lines={company.addressLines} />
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
