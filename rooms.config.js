import { readdirSync } from 'node:fs';

/** Every other folder of `src/web/` holds one page, or the pages of products. None reads another. */
const PAGE_FOLDERS = readdirSync('src/web', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => !['layouts', 'pages', 'pictures', 'components'].includes(name));
/** What every page may read, whether it needs all of it or not. */
export const PAGE_READS = ['records', 'web/components', 'web/pictures'];
/** Pages that show a drawing of their own beside those of `components/`. */
const PAGES_WITH_DRAWINGS = ['products', 'services'];
const PAGE_ROOMS = Object.fromEntries(
  PAGE_FOLDERS.map((name) => [
    `web/${name}`,
    {
      files: `src/web/${name}/**`,
      reads: PAGES_WITH_DRAWINGS.includes(name) ? ['drawing', ...PAGE_READS] : PAGE_READS,
    },
  ]),
);

/**
 * The rooms of the house and what each may read besides itself (docs/architecture.md):
 * the arrows point one way only. Lint holds that no file reads against them, and
 * `scripts/rooms.test.ts` that none stands here without a file of the product that uses it.
 * @type {Record<string, { files: string, reads: string[] }>}
 */
export const ROOMS = {
  chemistry: { files: 'src/chemistry/**', reads: [] },
  records: { files: 'src/records/**', reads: ['chemistry'] },
  drawing: { files: 'src/drawing/**', reads: ['chemistry', 'records'] },
  print: { files: 'src/print/**', reads: ['records', 'drawing'] },
  enquiries: { files: 'src/enquiries/**', reads: ['records'] },
  // It renders the form of Contact as the page does.
  server: { files: 'src/server/**', reads: ['records', 'enquiries', 'web/contact'] },
  // Within web/: routes read like tables of contents.
  'web/components': { files: 'src/web/components/**', reads: ['chemistry', 'records', 'drawing'] },
  'web/pictures': { files: 'src/web/pictures/**', reads: ['records'] },
  'web/layouts': { files: 'src/web/layouts/**', reads: ['records', 'web/components'] },
  ...PAGE_ROOMS,
  'web/pages': {
    files: 'src/web/pages/**',
    reads: [
      'records',
      'drawing',
      'web/layouts',
      'web/components',
      'web/pictures',
      ...Object.keys(PAGE_ROOMS),
    ],
  },
};

/**
 * What a test of a room may read beside that room: all that the room stands on, by way of others too.
 * @param {string} room
 * @returns {string[]}
 */
export function roomsUnder(room) {
  return [...new Set(ROOMS[room].reads.flatMap((read) => [read, ...roomsUnder(read)]))];
}
