import { z } from 'zod';
import type { RouteName } from '../urls/routes.ts';
import {
  laneThrough,
  nauticalMilesOf,
  PASSAGE_NAMES,
  type Place,
} from '../../sea-lanes/passages.ts';
import { pagePicture, pictureSchema, type PagePicture } from '../pictures.ts';
import { productPicture, products } from '../products/products.ts';
import { readerOf, reportIn, valuesIn } from '../reading/read-record.ts';
import { claim, ONCE_FIELDS_ARE_VALID, sourced } from '../reading/sourced.ts';
import {
  paragraph,
  productFileName,
  section,
  sentence,
  template,
  text,
  titledParagraph,
} from '../reading/texts.ts';
import { solutions } from '../solutions.ts';

/** The maximum lengths of a title and of a description. Search results show slightly less. */
export const TITLE_LENGTH_MAX = 65;
export const DESCRIPTION_LENGTH_MAX = 165;

/** A page's entry in search results and shared links. */
const pageMetaSchema = z
  .strictObject({
    title: text.min(10).max(TITLE_LENGTH_MAX).meta({
      title: 'Title in search results',
      description: 'Also in the browser tab. Search results show about 60 characters.',
    }),
    description: text.min(50).max(DESCRIPTION_LENGTH_MAX).meta({
      title: 'Description in search results',
      description: 'Search results show about 155 characters.',
    }),
    keywords: z.array(text).min(3),
    socialTitle: text.min(10).max(70).meta({
      title: 'Title of a shared link',
      description: 'May be less formal than that of search results.',
    }),
    socialDescription: text.min(30).max(200).meta({ title: 'Description of a shared link' }),
    socialPicture: pictureSchema.extend({ alt: pictureSchema.shape.alt.min(10) }).meta({
      title: 'Picture of a shared link',
      description: 'It is cropped, and the title is written on it.',
    }),
  })
  .meta({ title: 'Search results and shared links' });
export type PageMeta = z.infer<typeof pageMetaSchema>;

/** Defines the reader of a page's record: `meta`, and the given fields. */
const page = <Fields extends z.ZodRawShape>(name: string, fields: Fields) =>
  readerOf(`pages/${name}.yaml`, z.strictObject({ meta: pageMetaSchema, ...fields }));

const CLOSING_CROP = { aspect: 1.5, focus: 0.9 };
const closingPicture = z
  .strictObject({ picture: pagePicture('band', CLOSING_CROP) })
  .describe(
    'The last section; its words are those of Services. The picture must be dark enough for white text when it is under a navy layer.',
  );

export const homePage = page('home', {
  banner: z.strictObject({
    heading: text.describe('The same on every slide.'),
    line: text,
    since: text,
    slides: z
      .array(
        z.strictObject({
          text,
          picture: pagePicture('wide').describe(
            "Decorative, because the slide's text has the information.",
          ),
          uprightPicture: pagePicture('upright').describe(
            "The picture's portrait version, for phones.",
          ),
        }),
      )
      .length(3),
  }),
  about: z.strictObject({ heading: text, quote: text, paragraphs: z.array(paragraph).min(1) }),
  gallery: section.extend({
    products: z.array(productFileName).min(3).max(6).meta({
      title: 'Key products',
      description:
        'Their names in addresses, such as acetone, in order. A hidden or removed one is replaced by another product.',
    }),
  }),
  problems: section.extend({ items: z.array(titledParagraph).length(3) }),
  services: section.extend({
    picture: pagePicture('half'),
    items: z.array(titledParagraph).length(3),
  }),
  solutions: section.describe('The solutions themselves are in the record Solutions.'),
  partners: section,
  closing: closingPicture,
});
export type HomePage = ReturnType<typeof homePage>;

/** About Us. Its mission and vision are in `content/purpose.yaml`. */
export const aboutPage = page('about', {
  banner: z
    .strictObject({ line: text, picture: pagePicture('wide', { aspect: 1.6, focus: 0.6 }) })
    .describe("The banner's title is the company's shipping service name."),
  story: z.strictObject({
    heading: text,
    lead: text,
    paragraphs: z
      .array(claim(paragraph))
      .min(1)
      .describe(
        "One of the sentences connects the founding year with the family's years in the trade.",
      ),
    picture: pagePicture('half'),
    trade: text.describe("The company's activities, in one line."),
  }),
  reasons: section.extend({
    items: z.array(z.strictObject({ title: claim(text), text: paragraph })).length(6),
    picture: pagePicture('half'),
  }),
  counters: z.strictObject({
    heading: text,
    text,
    items: z
      .array(
        z.strictObject({
          target: claim(z.int().positive().max(9_999_999)),
          suffix: z.string().max(3).describe('Printed after the figure, such as +.'),
          label: text.describe("The unit after the figure, such as 'products supplied'."),
          durationSeconds: z.number().positive(),
        }),
      )
      .length(4)
      .meta({
        title: 'Counters',
        description: 'Figures that count up when a visitor first sees them.',
      }),
  }),
  purpose: z.strictObject({ picture: pagePicture('half') }),
  closing: closingPicture,
});

export const productsPage = page('products', {
  banner: z.strictObject({
    hiddenHeading: text.describe(
      "The page's h1, visually hidden, for search engines and screen readers.",
    ),
    hiddenText: text
      .min(201, 'must have more than 200 characters')
      .describe(
        "The visually hidden paragraph for search engines. It must not name a product, so that the browser's find-in-page finds only the cards.",
      ),
    heading: text.describe('The visible heading, in the specified letters.'),
    tagline: text.describe('One sentence about security of supply.'),
    picture: pagePicture('wide', { aspect: 1.2, focus: 1 }).describe(
      'Decorative, because the words beside it have the information.',
    ),
  }),
  search: z.strictObject({ heading: text }),
  results: z.strictObject({ noneHint: text }).describe('The sentence under an empty result.'),
  brochure: z
    .strictObject({ heading: text, hint: text })
    .describe('The heading is a button that opens the brochure. hint says that it does.'),
  enquiry: z
    .strictObject({ heading: text, text: claim(text) })
    .describe('The section for visitors whose chemical is not listed.'),
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
  nauticalMiles: z.int().positive().meta({
    title: 'Distance (nautical miles)',
    description: 'By sea from the port of loading. It must fit the passages of the voyage.',
  }),
  roundTheCape: z.int().positive().optional().meta({
    title: 'Distance round the Cape (nautical miles)',
    description: 'For a port beyond Suez: by the Cape of Good Hope, which most lines take today.',
  }),
  by: z.array(z.enum(PASSAGE_NAMES)).meta({
    title: 'By way of',
    description:
      'The straits, capes and canals of the voyage in their order; none for open sea. Copy them from a port nearby.',
  }),
  ask: sentence.optional().meta({
    title: 'What to ask',
    description: 'With its date, where the way is unsafe: what a buyer must ask before ordering.',
  }),
  ...place,
});

/** Names of straits, canals and seas by which the sea lanes lead. */
export const ROUTE_NAMES: readonly string[] = PASSAGE_NAMES;

/** The sea lanes, shown on a map and in a table. */
const lanes = section
  .extend({
    note: text.describe('The note under the table: how the distances were calculated.'),
    knots: z.number().positive().meta({
      title: 'Speed (knots)',
      description: 'The speed in knots for which the table gives days.',
    }),
    from: z
      .strictObject(place)
      .meta({ title: 'Port of loading', description: 'The port of loading.' }),
    ports: sourced(z.array(port).min(1)),
  })
  .superRefine(({ from, ports }, context) => {
    for (const [index, port] of ports.entries()) {
      const start: Place = [from.longitude, from.latitude];
      const end: Place = [port.longitude, port.latitude];
      const measured = nauticalMilesOf(laneThrough(start, port.by, end));
      const report = (field: string, message: string) =>
        reportIn(context)(['ports', 'value', index, field], message);
      if (port.by.includes('Red Sea') && !port.roundTheCape && !port.ask) {
        report('roundTheCape', 'must be given, or what to ask, as most lines avoid the Red Sea');
      }
      const isAbout = Math.abs(measured / port.nauticalMiles - 1) <= DISTANCE_TOLERANCE;
      if (isAbout && port.nauticalMiles >= nauticalMilesOf([start, end])) continue;
      report(
        'nauticalMiles',
        `must fit the way through the passages, which is ${Math.round(measured)} nautical miles long, and not be less than the great circle`,
      );
    }
  }, ONCE_FIELDS_ARE_VALID);

export const servicesPage = page('services', {
  banner: z
    .strictObject({
      title: text,
      line: text,
      picture: pagePicture('wide', { aspect: 1.6, focus: 0.5 }),
    })
    .describe('The title is spelled as in the specification.'),
  advantage: section.extend({
    picture: pagePicture('band'),
    items: z.array(titledParagraph).length(2),
    location: z
      .strictObject({ title: text, text })
      .describe("The third item; the office's address follows its text."),
  }),
  lanes,
  solutions: section.describe('The solutions themselves are in the record Solutions.'),
  closing: z
    .strictObject({ heading: text, text, picture: pagePicture('band', CLOSING_CROP) })
    .describe(
      'The last section, also shown on Home and About with pictures of their own. It links to the form. The picture must be dark enough for white text when it is under a navy layer.',
    ),
});

export const contactPage = page('contact', {
  banner: z.strictObject({
    title: text,
    line: text,
    picture: pagePicture('wide', { aspect: 1.6, focus: 0.97 }),
  }),
  details: z.strictObject({ heading: text }),
  form: section.extend({
    answerTime: sourced(text).describe(
      'When the office reads an enquiry, such as "on the next working day at the latest". Shown beside the form\'s button, on the receipt and on product pages.',
    ),
    receivedNext: sourced(z.array(template('answerTime?')).min(1)).describe(
      'Sentences on the receipt about what happens next.',
    ),
  }),
  map: z.strictObject({ heading: text }),
  privacy: z.strictObject({
    heading: text,
    retentionMonths: sourced(z.int().positive()).meta({
      title: 'Months that enquiries are kept',
      description: 'How long enquiries are kept, in months.',
    }),
    backupDays: sourced(z.int().min(2)).meta({
      title: 'Days that backups are kept',
      description: 'Each new backup deletes older ones.',
    }),
    paragraphs: z
      .array(template('retentionMonths?', 'backupDays?', 'email?', 'phone?').min(40))
      .min(1),
  }),
});

export const notFoundPage = page('not-found', {
  heading: z
    .strictObject({ code: text.max(3), text })
    .describe(
      'The two parts of the h1. The first is set in large letters, and in the diamond of the label.',
    ),
  text: template('path').describe('{path} is the requested path.'),
  picture: pagePicture('wide', { aspect: 1.15, focus: 0.5 }),
  packageLabel: z
    .array(z.strictObject({ name: text, value: text }))
    .min(1)
    .describe('A joke: the rows of the package label of the missing page.'),
});

/** The pages with a record of their own. All products share one, `product-page.ts`. */
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
