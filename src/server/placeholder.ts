/**
 * Splits a page at its placeholder, `<!--name-->...<!--/name-->`, which the server replaces; `built` is the content of
 * the placeholder in the built page. Throws when the page does not have exactly one.
 */
export function splitAtPlaceholder(html: string, name: string) {
  const [before = '', built, after, ...others] = html.split(new RegExp(`<!--/?${name}-->`));
  if (built === undefined || after === undefined || others.length > 0) {
    throw new Error(`A built page has no placeholder "${name}". Run "npm run build" again.`);
  }
  return { before, built, after };
}
