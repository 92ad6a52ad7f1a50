import { z } from 'zod';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { section, template, text, titledParagraph } from '../reading/texts.ts';

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
  /** The ways over the sea, as a map and as a table. Distances are worked out from the places. */
  lanes: section.extend({
    /** Headers of the table; `{knots}` in the last. */
    columns: z.strictObject({ port: text, distance: text, days: template('knots') }),
    /** Under the table: how the distances came about. */
    note: text,
    /** The speed that the days are for. */
    knots: z.number().positive(),
    /** The port of loading. */
    from: z.strictObject(place),
    ports: z.array(z.strictObject({ name: text, country: text, ...place })).min(1),
  }),
  /** The four rows themselves are `content/solutions.yaml`. */
  solutions: section,
  /** The last band: the way to Contact. */
  closing: z.strictObject({ heading: text, text, button: text, picture: pagePicture('wide') }),
});
