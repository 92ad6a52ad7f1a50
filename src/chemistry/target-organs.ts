import { hazardStatement } from './hazard-statements.ts';

/** Statements whose text names the organs affected, if known (CLP Annex I, 3.8.4 and 3.9.4). */
const ORGAN_STATEMENTS: readonly string[] = ['H370', 'H371', 'H372', 'H373'];

/** Routes of exposure as classification lines name them, and as a statement's text ends with them. */
const ROUTES: Readonly<Record<string, string>> = {
  inhalation: 'by inhalation',
  oral: 'by ingestion',
  dermal: 'by skin contact',
};

/** A harmonised statement that stayed general for want of data (CLP Annex VI, Part 1, 1.2.2). */
const GENERAL_MARK = '**';

/**
 * What the classification line of a statement adds to it in brackets, organs and route apart:
 * "STOT RE 1: H372 (inhalation) (respiratory system)".
 */
function organsAndRoute(code: string, classification: readonly string[]) {
  const line = classification.find((candidate) => candidate.includes(`: ${code}`)) ?? '';
  const named = [...line.matchAll(/\(([^)]+)\)/g)].map(([, inside = '']) => inside);
  return {
    organs: named.filter((name) => ROUTES[name] === undefined),
    route: named.map((name) => ROUTES[name]).find((words) => words !== undefined),
    isGeneral: line.includes(GENERAL_MARK),
  };
}

/** Whether a statement that must name organs has none in its classification line, nor a reason not to. */
export function lacksOrgans(code: string, classification: readonly string[]): boolean {
  if (!ORGAN_STATEMENTS.includes(code)) return false;
  const { organs, isGeneral } = organsAndRoute(code, classification);
  return organs.length === 0 && !isGeneral;
}

/**
 * The text of a hazard statement as a label carries it: H370 to H373 with the organs and the
 * route that the classification names. Throws when the code has no text.
 */
export function hazardStatementText(code: string, classification: readonly string[]): string {
  const { text } = hazardStatement(code);
  if (!ORGAN_STATEMENTS.includes(code)) return text;
  const { organs, route } = organsAndRoute(code, classification);
  const named = organs.length > 0 ? text.replace('organs', `organs (${organs.join(', ')})`) : text;
  return route === undefined ? named : named.replace(/\.$/, ` ${route}.`);
}
