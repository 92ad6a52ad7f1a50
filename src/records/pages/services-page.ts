import { z } from 'zod';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { sourced } from '../reading/sourced.ts';
import { laneThrough, nauticalMilesOf, PASSAGE_NAMES, type Place } from '../passages.ts';
import { section, template, text, titledParagraph } from '../reading/texts.ts';

/**
 * The largest relative difference between a stated distance and the drawn line. A larger one means a wrong number or
 * place.
 */
const DISTANCE_TOLERANCE = 0.05;

/** A place at sea or on the coast, in WGS 84 degrees. */
const place = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};

/** The Services page: `content/pages/services.yaml`. */
export const servicesPage = pageRecord('services', {
  /** The title is spelled as in the specification. */
  banner: z.strictObject({
    title: text,
    line: text,
    picture: pagePicture('wide', { aspect: 1.6, focus: 0.5 }),
  }),
  advantage: section.extend({
    picture: pagePicture('wide'),
    items: z.array(titledParagraph).length(2),
    /** The third item; the office's address follows its text. */
    location: z.strictObject({ title: text, text }),
  }),
  /** The sea lanes, shown on a map and in a table. */
  lanes: section
    .extend({
      /** Headers of the table; `{knots}` in the last. */
      columns: z.strictObject({ port: text, distance: text, days: template('knots') }),
      /** The note under the table: how the distances were calculated. */
      note: text,
      /** The speed in knots for which the table gives days. */
      knots: z.number().positive(),
      /** The port of loading. */
      from: z.strictObject(place),
      ports: sourced(
        z
          .array(
            z.strictObject({
              name: text,
              country: text,
              /** Distance by sea from the port of loading, accurate to about 3 %. */
              nauticalMiles: z.int().positive(),
              /** The straits, capes and canals on the route, in the order of the voyage; empty for open sea. */
              by: z.array(z.enum(PASSAGE_NAMES)),
              ...place,
            }),
          )
          .min(1),
      ),
    })
    .superRefine(({ from, ports }, context) => {
      for (const [index, port] of ports.entries()) {
        const ends = [from, port].map(({ longitude, latitude }): Place => [longitude, latitude]);
        const [start, end] = ends as [Place, Place];
        const measured = nauticalMilesOf(laneThrough(start, port.by, end));
        if (Math.abs(measured / port.nauticalMiles - 1) <= DISTANCE_TOLERANCE) continue;
        context.addIssue({
          code: 'custom',
          path: ['ports', 'value', index, 'nauticalMiles'],
          message: `must fit the way through the passages, which is ${Math.round(measured)} nautical miles long`,
        });
      }
    }),
  /** The solutions themselves are in `content/solutions.yaml`. */
  solutions: section,
  /** The last section, also shown on Home and About. It links to the form. */
  closing: z.strictObject({ heading: text, text, picture: pagePicture('wide') }),
});
