import { z } from 'zod';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { sourced } from '../reading/sourced.ts';
import { laneThrough, nauticalMilesOf, PASSAGE_NAMES, type Place } from '../passages.ts';
import { section, template, text, titledParagraph } from '../reading/texts.ts';

/** By how much a published distance may differ from the line that is drawn: more is a wrong figure or place. */
const DISTANCE_TOLERANCE = 0.05;

/** A place at sea or on its shore, WGS 84 degrees. */
const place = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};

/** The Services page: `content/pages/services.yaml`. */
export const servicesPage = pageRecord('services', {
  /** The title stands as the specification spells it. */
  banner: z.strictObject({
    title: text,
    line: text,
    picture: pagePicture('wide', { aspect: 1.6, focus: 0.5 }),
  }),
  advantage: section.extend({
    picture: pagePicture('wide'),
    items: z.array(titledParagraph).length(2),
    /** The third item: the office's address follows its text. */
    location: z.strictObject({ title: text, text }),
  }),
  /** The ways over the sea, as a map and as a table. */
  lanes: section
    .extend({
      /** Headers of the table; `{knots}` in the last. */
      columns: z.strictObject({ port: text, distance: text, days: template('knots') }),
      /** Under the table: how the distances came about. */
      note: text,
      /** The speed that the days are for. */
      knots: z.number().positive(),
      /** The port of loading. */
      from: z.strictObject(place),
      ports: sourced(
        z
          .array(
            z.strictObject({
              name: text,
              country: text,
              /** By sea from the port of loading, about: within 3 %. */
              nauticalMiles: z.int().positive(),
              /** The straits, capes and canals of the way, in the order of the voyage; none for open sea. */
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
  /** The four rows themselves are `content/solutions.yaml`. */
  solutions: section,
  /** The last section, shown on Home and About too: it leads to the form. */
  closing: z.strictObject({ heading: text, text, picture: pagePicture('wide') }),
});
