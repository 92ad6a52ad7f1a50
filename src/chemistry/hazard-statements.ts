import clp from './clp-statements.json' with { type: 'json' };

/** Texts of hazard (H, EUH) and precautionary (P) statements, by code. The JSON file names their source. */
const TEXTS: Readonly<Record<string, string>> = clp.statements;

/** Source and licence of the texts. */
export const STATEMENTS_SOURCE = clp.source;

/** All codes of hazard statements, such as H225 and EUH066. */
export const HAZARD_STATEMENT_CODES: readonly string[] = Object.keys(TEXTS).filter(
  (code) => !code.startsWith('P'),
);

/** All codes of precautionary statements, such as P210 and P301+P310. */
export const PRECAUTIONARY_CODES: readonly string[] = Object.keys(TEXTS).filter((code) =>
  code.startsWith('P'),
);

/**
 * Returns the text of a statement as in the regulation. That of a precautionary statement may contain "…", "/" and
 * brackets, where the supplier chooses. Throws for an unknown code.
 */
export function statementText(code: string): string {
  const text = TEXTS[code];
  if (text !== undefined) return text;
  throw new Error(`There is no statement ${code} in CLP, Annexes III and IV. Correct its code.`);
}

/** Routes of exposure: their names in classification lines, and the words for them at the end of a statement. */
const ROUTES: Readonly<Record<string, string>> = {
  inhalation: 'by inhalation',
  oral: 'by ingestion',
  dermal: 'by skin contact',
};

const ORGANS = '<or state all organs affected, if known>';
const ROUTE =
  '<state route of exposure if it is conclusively proven that no other routes of exposure cause the hazard>';
const SENSITISER = '<name of sensitising substance>';
/** Marks a harmonised statement that is general because data are missing (CLP Annex VI, Part 1, 1.2.2). */
const GENERAL_MARK = '**';

/** Returns the text of a hazard statement. Throws for any other code. */
function hazardText(code: string): string {
  if (HAZARD_STATEMENT_CODES.includes(code)) return statementText(code);
  throw new Error(`There is no hazard statement ${code} in CLP, Annex III. Correct its code.`);
}

/** Returns the classification lines with a statement, such as "STOT RE 1: H372 (inhalation) (respiratory system)". */
const linesOf = (code: string, classification: readonly string[]) =>
  classification.filter((line) =>
    line.split(': ').some((part) => part === code || part.startsWith(`${code} `)),
  );

/** Returns the bracketed additions of a classification line: organs or a substance, and separately the routes. */
function additionsIn(line: string) {
  const brackets = [...line.matchAll(/\(([^)]+)\)/g)].map(([, inside = '']) => inside);
  const routesIn = (inside: string) => inside.split(', ').map((name) => ROUTES[name]);
  const isRoute = (inside: string) => !routesIn(inside).includes(undefined);
  return {
    names: brackets.filter((inside) => !isRoute(inside)),
    route: brackets.filter(isRoute).flatMap(routesIn).join(' and '),
  };
}

/**
 * Returns whether a classification line lacks the organs (CLP Annex I, 3.8.4 and 3.9.4) or the substance (EUH208) that
 * its statement must name, without a mark that excuses it.
 */
export function lacksOrganOrSubstance(code: string, classification: readonly string[]): boolean {
  const text = hazardText(code);
  if (!text.includes(ORGANS) && !text.includes(SENSITISER)) return false;
  const lines = linesOf(code, classification);
  return (
    lines.length === 0 ||
    lines.some((line) => additionsIn(line).names.length === 0 && !line.includes(GENERAL_MARK))
  );
}

function completed(text: string, line: string): string {
  const { names, route } = additionsIn(line);
  const organs = names.length > 0 ? `(${names.join(', ')})` : '';
  return text
    .replace(ORGANS, organs)
    .replace(ROUTE, route)
    .replace(SENSITISER, names.join(', '))
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/ +(?=[ .])/g, '');
}

/**
 * Returns the text of a hazard statement for a label, with the organs, substance and route in the classification. If
 * several lines of the classification have the statement, returns the text of each. Throws for an unknown code.
 */
export function hazardStatementText(code: string, classification: readonly string[]): string {
  const lines = linesOf(code, classification);
  const texts = (lines.length > 0 ? lines : ['']).map((line) => completed(hazardText(code), line));
  return [...new Set(texts)].join(' ');
}
