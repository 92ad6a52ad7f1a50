import { Fragment } from 'react';
import { SEA_LANE_MAPS, seaLanePorts } from '../../drawing/sea-lane-maps.ts';
import { drawingHref } from '../pictures/drawings.ts';
import * as content from '../../records/content.ts';
import { LANES_ANCHOR } from '../../records/urls/routes.ts';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { thousands } from '../../records/thousands.ts';
import { keepTogether } from '../../records/typography.ts';

const CELL_CLASS = 'border-t border-white/20 py-2.5 align-baseline';

/** The sea lanes from Mumbai: a map on a dark band, and the same data as a table. */
export function ServicesLanes() {
  const texts = content.servicesPage().lanes;
  const { carriers, shipping } = content.company().trade;
  return (
    <section
      aria-labelledby={LANES_ANCHOR}
      className="on-navy mt-section overflow-clip bg-navy py-section text-white"
    >
      <div className="page-width grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHeading id={LANES_ANCHOR} texts={texts} onNavy />
          {/* Decorative, because the table has the same data. */}
          <picture className="-mx-edge mt-8 block sm:mx-0 md:mt-10">
            <source
              srcSet={drawingHref('sea-lanes/wide')}
              media="(min-width: 768px)"
              {...SEA_LANE_MAPS.wide}
            />
            <img
              src={drawingHref('sea-lanes/phone')}
              alt=""
              {...SEA_LANE_MAPS.phone}
              loading="lazy"
              decoding="async"
              className="h-auto w-full"
            />
          </picture>
          <p className="mt-5 max-w-[38rem] text-[0.9375rem] text-mist">
            {keepTogether(texts.note)}
          </p>
          {shipping.length > 0 && (
            <dl className="mt-6 max-w-[38rem] text-[0.9375rem]">
              {shipping.map(({ term, value }) => (
                <div
                  key={term}
                  className="grid gap-x-4 border-t border-white/20 py-2.5 sm:grid-cols-3"
                >
                  <dt className="font-semibold">{term}</dt>
                  <dd className="text-mist sm:col-span-2">{keepTogether(value)}</dd>
                </div>
              ))}
            </dl>
          )}
          {carriers && (
            <p className="mt-3 max-w-[38rem] text-[0.9375rem] text-mist">
              Carriers: {carriers.join(', ')}
            </p>
          )}
        </div>
        {/* With larger text, the table is wider than a phone, and the keyboard must be able to scroll it. */}
        <div
          role="group"
          aria-labelledby={LANES_ANCHOR}
          tabIndex={0}
          className="overflow-x-auto lg:col-span-5"
        >
          <table
            aria-labelledby={LANES_ANCHOR}
            className="w-full text-[1rem] leading-snug tabular-nums"
          >
            <thead className="text-[0.875rem] text-mist">
              <tr>
                <th scope="col" className="pb-2 text-left font-medium">
                  Port
                </th>
                {['Nautical miles', `Sailing days at ${texts.knots} knots`].map((column) => (
                  <th key={column} scope="col" className="pb-2 pl-3 text-right font-medium">
                    {keepTogether(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {seaLanePorts().map(({ ask, name, country, ways }, index) => (
                <Fragment key={name}>
                  <tr>
                    <th
                      scope="row"
                      className={`pl-8 text-left -indent-8 font-semibold ${CELL_CLASS}`}
                    >
                      <span className="inline-block w-8 indent-0 text-teal-bright">
                        {index + 1}
                      </span>
                      {name}
                      {country !== name && (
                        <span className="block indent-0 text-[0.875rem] font-normal text-mist print:inline print:pl-2">
                          {country}
                        </span>
                      )}
                    </th>
                    <td className={`pl-3 text-right ${CELL_CLASS}`}>
                      {ways.map(({ miles, name: way }) => (
                        <span key={miles} className="block whitespace-nowrap">
                          {way && <span className="text-[0.875rem] text-mist">{way} </span>}
                          {thousands(miles)}
                        </span>
                      ))}
                    </td>
                    <td className={`pl-3 text-right ${CELL_CLASS}`}>
                      {ways.map(({ miles, days }) => (
                        <span key={miles} className="block">
                          {days}
                        </span>
                      ))}
                    </td>
                  </tr>
                  {ask && (
                    <tr>
                      <td colSpan={3} className="pb-2.5 pl-8 text-[0.875rem] text-mist">
                        {keepTogether(ask)}
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
