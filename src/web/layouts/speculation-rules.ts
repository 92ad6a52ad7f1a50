import { PRODUCT_FOLDER, PRODUCT_SEARCH_PATH, ROUTES } from '../../records/addresses/routes.ts';

/** The pages that may be prepared before a visitor asks for them: all but the form's, which must be fresh. */
const PREPARED_PATHS = [
  ...Object.values(ROUTES).filter((path) => path !== ROUTES.contact),
  PRODUCT_SEARCH_PATH,
  `${PRODUCT_FOLDER}/*`,
];

/** Links that lead to a new tab, or to a place on the page that is open. */
const OTHER_LINKS = 'a[target], a[href^="#"]';

/**
 * Speculation rules: when a visitor points at a link to one of the pages or
 * presses it ("moderate"), the browser loads that page ahead, without script.
 * They stand at the end of each page: a file of their own would be fetched
 * before the first picture, by the connection that the picture waits for.
 * Chrome 109 to 120 remarks in its console that it does not know `eagerness`, and passes over them.
 */
export function speculationRules() {
  const and = [{ href_matches: PREPARED_PATHS }, { not: { selector_matches: OTHER_LINKS } }];
  return { prerender: [{ where: { and }, eagerness: 'moderate' }] };
}
