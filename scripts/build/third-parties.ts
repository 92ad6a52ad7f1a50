import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { STATEMENTS_SOURCE } from '../../src/chemistry/hazard-statements.ts';

/** In the output folder of Vite: the list of the packages that it bundled. */
export const LICENCE_FILE = 'licences.json';

/** A package that a build contains, as Vite lists it. */
interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier of the licence. */
  readonly identifier?: string | null;
  readonly text?: string | null;
}

/** Packages that Vite does not list, with the part of each that a build contains. */
const UNLISTED: Readonly<Record<string, string>> = {
  astro: 'the script that starts islands',
  tailwindcss: 'styles',
  '@fontsource-variable/archivo': 'the font of headings, on pages and in PDFs',
  'inter-ui': 'the font of texts, on pages and in PDFs',
  'world-atlas': 'the land on the maps of sea lanes (Natural Earth, in the public domain)',
};

/** Licences that only require their text to be included. */
const ACCEPTED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
]);

const INTRODUCTION = `# Third parties

The parts of this build that others made, with their licences. Made by \`npm run build\`.

## Pictures, texts, map

- The pictograms of hazards follow UN GHS, Annex 1; they are traced from the drawings of the package ghsystem (LPPL 1.3).
- ${STATEMENTS_SOURCE}
- The map on the Contact page is loaded from www.openstreetmap.org: © OpenStreetMap contributors, ODbL 1.0. Nothing of it is in this build.
- All other pictures and texts belong to the company.
`;

/** Reads Vite's list and deletes it, so that it is not served. */
function takeList(folder: string): ShippedPackage[] {
  const file = path.join(folder, LICENCE_FILE);
  const list = JSON.parse(readFileSync(file, 'utf8')) as ShippedPackage[];
  rmSync(file);
  return list;
}

function readPackage(name: string): ShippedPackage {
  const found = findPackageJSON(name, import.meta.url);
  if (found === undefined) throw new Error(`The package ${name} is not installed. Run "npm ci".`);
  const folder = path.dirname(found);
  const { version, license } = JSON.parse(readFileSync(found, 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? null : readFileSync(path.join(folder, file), 'utf8');
  return { name, version, identifier: license, text };
}

function describe({ name, version, identifier, text }: ShippedPackage, part?: string): string {
  if (!identifier || !ACCEPTED.has(identifier)) {
    throw new Error(
      `The build contains ${name}, whose licence is ${identifier ?? 'not named'}. Read it; if it allows that, add it to ACCEPTED in scripts/build/third-parties.ts.`,
    );
  }
  const title = `### ${name} ${version}: ${identifier}\n`;
  const use = part === undefined ? '' : `\nPart: ${part}.\n`;
  return `${title}${use}${text ? `\n\`\`\`\n${text.trim()}\n\`\`\`\n` : ''}`;
}

/** Writes `THIRD-PARTY.md` into the folder of a build. Throws for a licence that is not in `ACCEPTED`. */
export function writeThirdParties(folder: string): void {
  const chapters = {
    'In the browser': takeList(path.join(folder, 'client')).map((item) => describe(item)),
    'In pages and PDFs': Object.entries(UNLISTED).map(([name, part]) =>
      describe(readPackage(name), part),
    ),
    'In the server': takeList(path.join(folder, 'server')).map((item) => describe(item)),
  };
  const text = Object.entries(chapters).map(([title, items]) =>
    [`## ${title}\n`, ...items].join('\n'),
  );
  writeFileSync(path.join(folder, 'THIRD-PARTY.md'), [INTRODUCTION, ...text].join('\n'));
}
