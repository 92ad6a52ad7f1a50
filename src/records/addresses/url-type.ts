/**
 * The value of the Products route's one parameter, `urlType`, that scrolls to the search box. The
 * browser loads this file, and nothing with it: with the routes it would become a script that all
 * islands share, and the scroll to the search would no longer come with the page of Products.
 */
export const SEARCH_URL_TYPE = 'search';
