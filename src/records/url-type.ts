/**
 * The value of the Products route's one parameter, `urlType`, that scrolls to
 * the search box. The browser loads this file: it imports nothing.
 */
export const SEARCH_URL_TYPE = 'search';
