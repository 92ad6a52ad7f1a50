import { z } from 'zod';
import { record } from './read-record.ts';
import { ROUTE_NAMES } from './routes.ts';
import { alike, text } from './texts.ts';

const PLACEHOLDERS = 'phone legalName llpin gstin index count name class what';

/** Labels, button texts and messages that belong to no single page: `content/interface.yaml`. */
export const interfaceTexts = record('interface.yaml', PLACEHOLDERS, {
  /** First link of every page, visible on keyboard focus. */
  skipLink: text,
  /** Accessible names of the logo's link, the main menu and its toggle. */
  logoLabel: text,
  menuLabel: text,
  menuToggle: text,
  /** Accessible name of the telephone link; `{phone}` stands for the number. */
  callLabel: text,
  /** Link texts of the navigation bar and of the footer's Explore column, one for each route. */
  navigation: alike(ROUTE_NAMES, text),
  footer: z.strictObject({
    explore: text,
    getInTouch: text,
    /** `{legalName}`, `{llpin}` and `{gstin}` come from the company's record. */
    copyright: text,
    registration: text,
    /** Words before the agency's linked name. */
    credit: text,
    /** What the pictures are, said once on every page. */
    illustrations: text,
    privacy: text,
  }),
  /** The control that stops and starts all motion of a page. */
  motion: z.strictObject({ pause: text, play: text }),
  /** Words of every carousel. `{index}`, `{count}` and `{name}` are filled in. */
  carousel: z.strictObject({ previous: text, next: text, slide: text, goTo: text, dots: text }),
  /** What a page says when one of its scripts cannot be loaded. */
  chunkFailure: z.strictObject({ message: text, hint: text, retry: text }),
  /**
   * Names of the buttons that copy a number or an address, and what is announced then; `{what}` is
   * the name of what is copied. What stands before the colon is what the button shows.
   */
  copy: z.strictObject({
    offer: text.regex(/^[^:]+: /, 'must have a colon after what the button shows'),
    done: text.regex(/^[^:]+: /, 'must have a colon after what the button shows'),
  }),
  /** Added to the name of a link that opens a new tab, for screen readers. */
  opensInNewTab: text,
  /** Name of a class diamond, with `{class}`. */
  dangerousGoodsClass: text,
});
