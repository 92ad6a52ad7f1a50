import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { STATEMENTS_SOURCE } from '../chemistry/hazard-statements.ts';

/** In the output folder of Vite: the list of the packages that it bundled. */
export const LICENCE_FILE = 'licences.md';

/** Packages that Vite does not list, with the part of each that a build contains. */
const OTHER_PACKAGES: Readonly<Record<string, string>> = {
  astro: 'the script that starts islands',
  tailwindcss: 'styles',
  '@fontsource-variable/archivo': 'the font of headings, on pages and in PDFs',
  'inter-ui': 'the font of texts, on pages and in PDFs',
  'world-atlas': 'the land on the maps of sea lanes (Natural Earth, in the public domain)',
};

const INTRODUCTION = `# Third parties

The parts of this build that others made, with their licences. Made by \`npm run build\`.

## Pictures, texts, map

- The pictograms of hazards follow UN GHS, Annex 1; they are traced from the drawings of the package ghsystem (LPPL 1.3).
- ${STATEMENTS_SOURCE}
- The map on the Contact page is loaded from www.openstreetmap.org: © OpenStreetMap contributors, ODbL 1.0. Nothing of it is in this build.
- All other pictures and texts belong to the company.
`;

/** Reads Vite's list without its introduction, and deletes it, so that it is not served. */
function readList(folder: string): string {
  const file = path.join(folder, LICENCE_FILE);
  const list = readFileSync(file, 'utf8');
  rmSync(file);
  return list.slice(list.indexOf('## '));
}

/** Describes a package in the form of Vite's list. */
function describe([name, part]: [name: string, part: string]): string {
  const found = findPackageJSON(name, import.meta.url);
  if (found === undefined) throw new Error(`The package ${name} is not installed. Run "npm ci".`);
  const { version, license } = JSON.parse(readFileSync(found, 'utf8')) as Record<string, string>;
  const folder = path.dirname(found);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8');
  return `## ${name} - ${version} (${license})\n\nPart: ${part}.\n\n${text}`;
}

/** Writes `THIRD-PARTY.md` into the folder of a build. */
export function writeThirdParties(folder: string): void {
  const chapters = [
    INTRODUCTION,
    '# In pages and PDFs\n',
    ...Object.entries(OTHER_PACKAGES).map(describe),
    '# In the browser\n',
    readList(path.join(folder, 'client')),
    '# In the server\n',
    readList(path.join(folder, 'server')),
  ];
  writeFileSync(path.join(folder, 'THIRD-PARTY.md'), chapters.join('\n'));
}
