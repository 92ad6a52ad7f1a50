import path from 'node:path';
import { HTTPS_HEADERS, SECURITY_HEADERS } from '../../../src/server/security-headers.ts';
import type { SiteFiles } from '../../../src/server/site-files.ts';

/** What other web servers must know to answer files as ours does. */
export type HeaderTable = ReturnType<typeof headerTable>;
export type HeaderRule = ReturnType<typeof ruleOf>;

const TYPE_HEADER = 'content-type';

/** Puts the headers that our server sends with files (`readSiteFiles`) into a table that configurations are made from. */
export function headerTable({ pages, assets }: SiteFiles, siteUrl: string) {
  const everywhere = { ...SECURITY_HEADERS, ...(siteUrl.startsWith('https:') && HTTPS_HEADERS) };
  const files = new Map(
    [...pages.values(), ...assets.values()].map(({ file, headers, unsaid }) => {
      const said = new Map(Object.entries({ ...everywhere, ...headers }));
      for (const header of unsaid) said.delete(header);
      return [`/${file}`, said];
    }),
  );
  const typeOf = (name: string) => files.get(name)?.get(TYPE_HEADER) ?? '';
  const types = new Map(
    [...Map.groupBy(files.keys(), endingOf)].map(([ending, names]) => [
      ending,
      usualOf(names.map(typeOf)),
    ]),
  );
  const headers = new Set([...files.values()].flatMap((of) => [...of.keys()]));
  headers.delete(TYPE_HEADER);
  return {
    /** Of every answer, whatever it is. */
    everywhere,
    /** Of files; what is said everywhere is among them. */
    rules: [...headers].map((header) =>
      ruleOf(header, new Map([...files].map(([name, of]) => [name, of.get(header)]))),
    ),
    /** Content types by the ending of a file, without its dot. */
    types,
    /** Files of another type than their ending says, by name. */
    oddTypes: new Map(
      [...files.keys()]
        .filter((name) => typeOf(name) !== types.get(endingOf(name)))
        .map((name) => [name, typeOf(name)]),
    ),
  };
}

function endingOf(name: string): string {
  return path.posix.extname(name).slice(1);
}

/** What most files say in a header (undefined: nothing), and what the others say instead: `/index.html`. */
function ruleOf(name: string, values: ReadonlyMap<string, string | undefined>) {
  const usual = usualOf([...values.values()]);
  const others = Map.groupBy(
    [...values.keys()].filter((name) => values.get(name) !== usual),
    (name) => values.get(name),
  );
  return { name, usual, others };
}

function usualOf<Value>(values: readonly Value[]): Value {
  const [first] = [...Map.groupBy(values, (value) => value)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  if (!first) throw new Error('A build without files has no headers.');
  return first[0];
}
