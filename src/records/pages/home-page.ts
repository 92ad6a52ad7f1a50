import { z } from 'zod';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { section, paragraph, text, titledParagraph } from '../reading/texts.ts';

/** The Home page: `content/pages/home.yaml`. */
export const homePage = pageRecord('home', {
  banner: z.strictObject({
    /** The page's h1, the same on every slide (website specification, section 2). */
    heading: text,
    /** The line under the heading, which describes the company. */
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
