/** A page with a marked part that the server replaces: `<!--name-->` ... `<!--/name-->`. */
export interface PageWithPlace {
  readonly before: string;
  /** The content of the marked part in the built page. */
  readonly built: string;
  readonly after: string;
}

/** Splits a page at the marked part. Returns undefined unless the page has exactly one. */
export function cutAtPlace(html: string, name: string): PageWithPlace | undefined {
  const [start, end] = [`<!--${name}-->`, `<!--/${name}-->`];
  const [before, rest, ...furtherStarts] = html.split(start);
  const [built, after, ...furtherEnds] = rest?.split(end) ?? [];
  const isOnlyOne = furtherStarts.length === 0 && furtherEnds.length === 0;
  if (before === undefined || built === undefined || after === undefined || !isOnlyOne) {
    return undefined;
  }
  return { before, built, after };
}
