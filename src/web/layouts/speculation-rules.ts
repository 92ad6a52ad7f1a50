import { PRODUCT_FOLDER, PRODUCT_SEARCH_PATH, ROUTES } from '../../records/addresses/routes.ts';

/** Pages that browsers may prerender: all except the Contact page, which must be current. */
const PRERENDERED_PATHS = [
  ...Object.values(ROUTES).filter((path) => path !== ROUTES.contact),
  PRODUCT_SEARCH_PATH,
  `${PRODUCT_FOLDER}/*`,
];

/** Links to a new tab or to an anchor on the current page. */
const OTHER_LINKS = 'a[target], a[href^="#"]';

/**
 * Returns the speculation rules: the browser prerenders a page when the visitor points at a link to it or
 * presses it ("moderate"). They are inlined, because a file of their own would delay the first picture.
 * Chrome 109 to 120 logs that it does not know `eagerness`, and ignores the rules.
 */
export function speculationRules() {
  const and = [{ href_matches: PRERENDERED_PATHS }, { not: { selector_matches: OTHER_LINKS } }];
  return { prerender: [{ where: { and }, eagerness: 'moderate' }] };
}
