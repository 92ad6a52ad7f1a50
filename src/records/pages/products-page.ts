import { z } from 'zod';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { template, text } from '../reading/texts.ts';

/** The Products page: `content/pages/products.yaml`. */
export const productsPage = pageRecord('products', {
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
    picture: pagePicture('wide', { aspect: 0.9, focus: 0.82 }),
  }),
  search: z.strictObject({ heading: text }),
  /** The sentence under an empty result. */
  results: z.strictObject({ noneHint: text }),
  brochure: z.strictObject({
    /** The clickable heading that opens the brochure. */
    heading: text,
    /** The instruction that the heading can be clicked. */
    hint: text,
    /** The dialog's title. */
    title: text,
    /** Text alternative of the brochure's picture. */
    picture: text,
  }),
  /** Accessible name of the diamond of a subsidiary hazard. */
  card: z.strictObject({ subsidiaryHazard: template('class') }),
  /** The section for visitors whose chemical is not listed. */
  enquiry: z.strictObject({ heading: text, text, button: text }),
});
