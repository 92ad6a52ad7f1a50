/** A page around a place that the server fills in: `<!--name-->` ... `<!--/name-->`. */
export interface PageWithPlace {
  readonly before: string;
  /** What stands in the place as built. */
  readonly built: string;
  readonly after: string;
}

/** Cuts a page at a marked place. Returns undefined when the page does not have exactly one. */
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
