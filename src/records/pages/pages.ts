import { z } from 'zod';
import type { RouteName } from '../addresses/routes.ts';
import { laneThrough, nauticalMilesOf, PASSAGE_NAMES, type Place } from '../passages.ts';
import { pagePicture, pictureSchema, type PagePicture } from '../pictures.ts';
import { productPicture, products } from '../products/products.ts';
import { record, valuesIn } from '../reading/read-record.ts';
import { claim, ONCE_FIELDS_ARE_VALID, sourced } from '../reading/sourced.ts';
import { paragraph, section, template, text, titledParagraph } from '../reading/texts.ts';
import { solutions } from '../solutions.ts';

/** The numbers of characters of a title and of a description that search results show. */
export const TITLE_LENGTH_MAX = 65;
export const DESCRIPTION_LENGTH_MAX = 165;

/** A page's entry in search results and shared links. */
const pageMetaSchema = z.strictObject({
  /** The title in the browser tab and in search results, which show at most 60 characters. */
  title: text.min(10).max(TITLE_LENGTH_MAX),
  /** The description in search results, which show about 155 characters. */
  description: text.min(50).max(DESCRIPTION_LENGTH_MAX),
  keywords: z.array(text).min(3),
  /** Title and text of a shared link. They may be less formal than those of search results. */
  socialTitle: text.min(10).max(70),
  socialDescription: text.min(30).max(200),
  /** The picture of a shared link. The build crops it and writes the social title on it. */
  socialPicture: pictureSchema.extend({ alt: text.min(10) }),
});
export type PageMeta = z.infer<typeof pageMetaSchema>;

/** Defines the reader of a page's record: `meta`, and the given fields. */
const page = <Fields extends z.ZodRawShape>(name: string, fields: Fields) =>
  record(`pages/${name}.yaml`, { meta: pageMetaSchema, ...fields });

export const homePage = page('home', {
  banner: z.strictObject({
    /** The page's h1, the same on every slide (website specification, section 2). */
    heading: text,
    line: text,
    since: text,
    slides: z
      .array(
        z.strictObject({
          text,
          /** Decorative, because the slide's text has the information. */
          picture: pagePicture('wide'),
          /** The picture's portrait version, for phones. */
          uprightPicture: pagePicture('upright'),
        }),
      )
      .length(3),
  }),
  about: z.strictObject({ heading: text, quote: text, paragraphs: z.array(paragraph).min(1) }),
  gallery: section.extend({
    /** Slugs of the key products, in order. */
    products: z.array(text).min(3).max(6),
  }),
  problems: section.extend({ items: z.array(titledParagraph).length(3) }),
  services: section.extend({
    picture: pagePicture('half'),
    items: z.array(titledParagraph).length(3),
  }),
  /** The solutions themselves are in `content/solutions.yaml`. */
  solutions: section,
  partners: section,
});
export type HomePage = ReturnType<typeof homePage>;

/** About Us. Its mission and vision are in `content/purpose.yaml`. */
export const aboutPage = page('about', {
  /** The banner's title is the company's shipping service name. */
  banner: z.strictObject({ line: text, picture: pagePicture('wide', { aspect: 1.6, focus: 0.6 }) }),
  story: z.strictObject({
    heading: text,
    lead: text,
    /** One of the sentences connects the founding year with the family's years in the trade. */
    paragraphs: z.array(claim(paragraph)).min(1),
    picture: pagePicture('half'),
    /** The company's activities, in one line. */
    trade: text,
  }),
  reasons: section.extend({
    items: z.array(z.strictObject({ title: claim(text), text: paragraph })).length(6),
  }),
  counters: z.strictObject({
    heading: text,
    text,
    /** Figures that count up (website specification, section 9: targets and durations). */
    items: z
      .array(
        z.strictObject({
          target: claim(z.int().positive()),
          /** Printed after the figure, such as `+`. */
          suffix: z.string().max(3),
          /** The unit after the figure, such as 'products supplied'. */
          label: text,
          durationSeconds: z.number().positive(),
        }),
      )
      .length(4),
  }),
  purpose: z.strictObject({ picture: pagePicture('half') }),
});

export const productsPage = page('products', {
  banner: z.strictObject({
    /** The page's h1, visually hidden, for search engines and screen readers. */
    hiddenHeading: text,
    /**
     * The visually hidden paragraph for search engines. It must not name a product, so that the browser's find-in-page
     * finds only the cards.
     */
    hiddenText: text.min(201, 'must have more than 200 characters'),
    /** The visible heading, in the specified letters. */
    heading: text,
    /** One sentence about security of supply. */
    tagline: text,
    /** Decorative, because the words beside it have the information. */
    picture: pagePicture('wide', { aspect: 1.2, focus: 1 }),
  }),
  search: z.strictObject({ heading: text }),
  /** The sentence under an empty result. */
  results: z.strictObject({ noneHint: text }),
  /** The heading is a button that opens the brochure. `hint` says that it does. */
  brochure: z.strictObject({ heading: text, hint: text }),
  /** The section for visitors whose chemical is not listed. */
  enquiry: z.strictObject({ heading: text, text }),
});

/** The maximum relative difference between a stated distance and the length of the drawn line. */
const DISTANCE_TOLERANCE = 0.05;

/** A place at sea or on the coast, in WGS 84 degrees. */
const place = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};

const port = z.strictObject({
  name: text,
  country: text,
  /** Distance by sea from the port of loading, accurate to about 3 %. */
  nauticalMiles: z.int().positive(),
  /** The straits, capes and canals on the route, in the order of the voyage; empty for open sea. */
  by: z.array(z.enum(PASSAGE_NAMES)),
  ...place,
});

/** The sea lanes, shown on a map and in a table. */
const lanes = section
  .extend({
    /** The note under the table: how the distances were calculated. */
    note: text,
    /** The speed in knots for which the table gives days. */
    knots: z.number().positive(),
    /** The port of loading. */
    from: z.strictObject(place),
    ports: sourced(z.array(port).min(1)),
  })
  .superRefine(({ from, ports }, context) => {
    for (const [index, port] of ports.entries()) {
      const start: Place = [from.longitude, from.latitude];
      const lane = laneThrough(start, port.by, [port.longitude, port.latitude]);
      const measured = nauticalMilesOf(lane);
      if (Math.abs(measured / port.nauticalMiles - 1) <= DISTANCE_TOLERANCE) continue;
      context.addIssue({
        code: 'custom',
        path: ['ports', 'value', index, 'nauticalMiles'],
        message: `must fit the way through the passages, which is ${Math.round(measured)} nautical miles long`,
      });
    }
  }, ONCE_FIELDS_ARE_VALID);

export const servicesPage = page('services', {
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
  lanes,
  /** The solutions themselves are in `content/solutions.yaml`. */
  solutions: section,
  /**
   * The last section, also shown on Home and About. It links to the form. The picture must be dark enough for white text
   * when it is under a navy layer.
   */
  closing: z.strictObject({ heading: text, text, picture: pagePicture('wide') }),
});

export const contactPage = page('contact', {
  banner: z.strictObject({
    title: text,
    line: text,
    picture: pagePicture('wide', { aspect: 1.6, focus: 0.97 }),
  }),
  details: z.strictObject({ heading: text }),
  form: section.extend({
    /**
     * When the office reads an enquiry, such as "on the next working day at the latest". Shown beside the form's
     * button, on the receipt and on product pages.
     */
    answerTime: sourced(text),
    /** Sentences on the receipt about what happens next. */
    receivedNext: sourced(z.array(template('answerTime?')).min(1)),
  }),
  map: z.strictObject({ heading: text }),
  privacy: z.strictObject({
    heading: text,
    /** How long enquiries are kept, in months. */
    retentionMonths: sourced(z.int().positive()),
    paragraphs: z.array(template('retentionMonths?', 'email?', 'phone?').min(40)).min(1),
  }),
});

export const notFoundPage = page('not-found', {
  /** The two parts of the h1. The first is set in large letters, and in the diamond of the label. */
  heading: z.strictObject({ code: text.max(3), text }),
  /** `{path}` is the requested path. */
  text: template('path'),
  picture: pagePicture('wide', { aspect: 1.15, focus: 0.5 }),
  /** A joke: the rows of the package label of the missing page. */
  packageLabel: z.array(z.strictObject({ name: text, value: text })).min(1),
});

/** Every page with a record of its own fields: the routes and the 404 page. */
type PageName = RouteName | 'not-found';

const PAGES: Readonly<Record<PageName, () => { meta: PageMeta }>> = {
  home: homePage,
  about: aboutPage,
  products: productsPage,
  services: servicesPage,
  contact: contactPage,
  'not-found': notFoundPage,
};

/** Returns the record of each page with its name. Throws a ContentError for a missing or invalid field. */
export function pages(): [name: string, page: { meta: PageMeta }][] {
  return Object.entries(PAGES).map(([name, read]) => [name, read()]);
}

const isPicture = (value: unknown): value is PagePicture =>
  typeof value === 'object' && value !== null && 'use' in value && 'file' in value;

/** Returns every picture that a page shows and how it is used. The build makes its sizes from this list. */
export function pagePictures(): PagePicture[] {
  return [
    ...[...valuesIn([pages(), solutions()])].map(({ value }) => value).filter(isPicture),
    ...products().flatMap(({ images }) => images.map(productPicture)),
  ];
}
