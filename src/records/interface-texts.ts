import { z } from 'zod';
import { record } from './reading/read-record.ts';
import { ROUTE_NAMES } from './addresses/routes.ts';
import { alike, template, text } from './reading/texts.ts';

const MENU_NAMES_MAX = 6;

/** Labels, button texts and messages that belong to no single page: `content/interface.yaml`. */
export const interfaceTexts = record('interface.yaml', {
  /** First link of every page, visible on keyboard focus. */
  skipLink: text,
  /** Accessible names of the logo's link, the main menu and its toggle. */
  logoLabel: text,
  menuLabel: text,
  menuToggle: text,
  /** Accessible name of the telephone link. */
  callLabel: template('phone'),
  /** Link texts of the navigation bar and of the footer's Explore column, one for each route. */
  navigation: alike(
    ROUTE_NAMES,
    text.max(14, 'must have at most 14 characters: the bar takes no longer names'),
  ).refine((names) => Object.keys(names).length <= MENU_NAMES_MAX, {
    error: `must have at most ${MENU_NAMES_MAX} names, which the bar takes at every width`,
  }),
  footer: z.strictObject({
    explore: text,
    getInTouch: text,
    /** `{legalName}`, `{llpin}` and `{gstin}` come from the company's record. */
    copyright: template('legalName'),
    registration: template('llpin', 'gstin'),
    /** Words before the agency's linked name. */
    credit: text,
    /** What the pictures are, said once on every page. */
    illustrations: text,
    privacy: text,
  }),
  /** What a page says when one of its scripts cannot be loaded. */
  chunkFailure: z.strictObject({ message: text, hint: text, retry: text }),
  /**
   * Names of the buttons that copy a number or an address, and what is announced then; `{what}` is
   * the name of what is copied. What stands before the colon is what the button shows.
   */
  copy: z.strictObject({
    button: template('what').regex(/^[^:]+: /, 'must have a colon after what the button shows'),
    done: template('what').regex(/^[^:]+: /, 'must have a colon after what the button shows'),
  }),
  /** The CAS number of a product where no heading names it. */
  casNumber: template('number'),
  dangerousGoodsClass: template('class'),
});
