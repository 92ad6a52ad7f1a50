import { z } from 'zod';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { alike, countedText, section, template, text, texts } from '../reading/texts.ts';

/** The Products page: `content/pages/products.yaml`. */
export const productsPage = pageRecord('products', {
  banner: z.strictObject({
    /** The page's h1, visually hidden: what the page is, for search engines and screen readers. */
    hiddenHeading: text,
    /** The visually hidden paragraph for search engines. It names no product: the search must not find it. */
    hiddenText: text.min(201, 'must have more than 200 characters'),
    /** The visible heading, in the specified letters. */
    heading: text,
    /** One sentence about security of supply. */
    tagline: text,
    /** Decorative: the words beside it say what matters. */
    picture: pagePicture('wide', { aspect: 0.9, focus: 0.82 }),
  }),
  search: section.extend({
    label: text,
    /** Exactly the specified word. */
    placeholder: z.literal('search'),
    /** Stands in the box's place where scripts do not run. */
    withoutScript: text,
  }),
  results: z.strictObject({
    /** How many products there are; `{count}`. */
    all: countedText,
    /** How many match; `{count}` and `{total}`. */
    some: template('count', 'total'),
    /** Accessible name of the list. */
    list: text,
    /** The empty result; `{query}` is what was typed. */
    none: template('query'),
    noneHint: text,
    /** Until it is known whether something else than a name matches. */
    searching: template('query'),
    /** Before the `{count}` products that match by something else than their names. */
    found: z.strictObject({ one: template('query', 'count?'), other: template('query', 'count') }),
    /** What each of them says; `{match}` is what matched, `{name}` the product. */
    factMatch: alike(
      ['casNumber', 'unNumber', 'ecNumber', 'hsCode', 'synonym', 'formula', 'use', 'name'],
      template('name', 'match?'),
    ),
    /** The link to the form under an empty result, with what was typed. */
    ask: text,
    /** The same under products that match by something else than their names: they may not be meant. */
    askBesides: text,
    clear: text,
  }),
  /** Where the catalogue goes on, `{count}` of `{total}` being shown; and each further page's title, `{page}` of `{count}`. */
  more: z.strictObject({
    shown: template('count', 'total'),
    next: text,
    pageTitle: template('page', 'count?'),
    back: text,
  }),
  brochure: z.strictObject({
    /** The clickable heading that opens the brochure. */
    heading: text,
    /** What a click on the heading shows. */
    hint: text,
    /** The dialog's title. */
    title: text,
    /** Accessible name of the close icon. */
    close: text,
    /** Text alternative of the brochure's picture. */
    picture: text,
    openPdf: text,
  }),
  card: z.strictObject({
    /** Terms of the label's rows. */
    casNumber: text,
    transport: text,
    formula: text,
    /** In place of the UN number where the product is no dangerous goods. */
    notRegulated: text,
    /** Accessible name of a second diamond; `{class}`. */
    subsidiaryHazard: template('class'),
    /** The link to the data sheet, in the specified words. */
    details: z.literal('view details'),
    /** Its accessible name: the product, then those words; `{name}` and `{newTab}`. */
    detailsOf: template('name', 'newTab').startsWith(
      '{name}: view details',
      'must begin with "{name}: view details": the product, then what the link reads',
    ),
    enquire: text,
    /** The same where a card is too narrow for it. */
    enquireBriefly: text,
    /** Accessible name of the link to the form. */
    enquireAbout: template('name'),
    /** Headers of the list on paper, beside that of the CAS number; `{host}` is the site's. */
    printed: z.strictObject({
      ...texts('name', 'unNumber', 'packaging'),
      dataSheet: template('host'),
    }),
    /** Accessible names of the card's carousel; `{name}`, `{index}` and `{count}`. */
    carousel: z.strictObject({
      label: template('name'),
      slide: template('index', 'count'),
      previous: template('name'),
      next: template('name'),
      dots: template('name'),
      goTo: template('index', 'name?'),
    }),
  }),
  /** The closing band for visitors whose chemical is not listed. */
  enquiry: z.strictObject({ heading: text, text, button: text }),
});
