import { z } from 'zod';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { section, paragraph, text, titledParagraph } from '../reading/texts.ts';

/** The Home page: `content/pages/home.yaml`. */
export const homePage = pageRecord('home', {
  banner: z.strictObject({
    /** Accessible name of the carousel. */
    label: text,
    /** The page's h1, a quiet line above the slides that says who and what. */
    title: text,
    /** The specified words, the same on every slide. */
    heading: text,
    since: text,
    button: text,
    slides: z
      .array(
        z.strictObject({
          text,
          /** Decorative: the slide's words say what matters. */
          picture: pagePicture('wide'),
          /** Upright cut of the picture, for phones. */
          uprightPicture: pagePicture('upright'),
        }),
      )
      .length(3),
  }),
  about: z.strictObject({
    heading: text,
    quote: text,
    paragraphs: z.array(paragraph).min(1),
    button: text,
  }),
  problems: section.extend({ items: z.array(titledParagraph).length(3) }),
  services: section.extend({ items: z.array(titledParagraph).length(3), button: text }),
  solutions: section.extend({ button: text }),
  /** `label`: accessible name of the carousel. */
  partners: section.extend({ label: text }),
  gallery: section.extend({
    button: text,
    /** Slugs of the key products, in order. */
    products: z.array(text).min(3).max(6),
  }),
});
export type HomePage = ReturnType<typeof homePage>;
