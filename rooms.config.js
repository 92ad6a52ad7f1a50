import { readdirSync } from 'node:fs';

/** Every other folder of `src/web/` holds one page, or the pages of products. None reads another. */
const PAGE_FOLDERS = readdirSync('src/web', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => !['layout', 'pages', 'pictures', 'ui'].includes(name));
const PAGE_ROOMS = Object.fromEntries(
  PAGE_FOLDERS.map((name) => [
    `web/${name}`,
    { files: `src/web/${name}/**`, reads: ['records', 'drawing', 'web/ui', 'web/pictures'] },
  ]),
);

/**
 * The rooms of the house and what each may read besides itself (docs/architecture.md):
 * the arrows point one way only. Lint holds that no file reads against them, and
 * `scripts/rooms.test.ts` that none stands here without a file that uses it, be it a test.
 */
export const ROOMS = {
  chemistry: { files: 'src/chemistry/**', reads: [] },
  records: { files: 'src/records/**', reads: ['chemistry'] },
  drawing: { files: 'src/drawing/**', reads: ['chemistry', 'records'] },
  print: { files: 'src/print/**', reads: ['chemistry', 'records', 'drawing'] },
  enquiries: { files: 'src/enquiries/**', reads: ['records'] },
  server: { files: 'src/server/**', reads: ['records', 'enquiries'] },
  // Within web/: routes read like tables of contents.
  'web/ui': { files: 'src/web/ui/**', reads: ['chemistry', 'records', 'drawing'] },
  'web/pictures': { files: 'src/web/pictures/**', reads: ['records'] },
  'web/layout': { files: 'src/web/layout/**', reads: ['records', 'web/ui'] },
  ...PAGE_ROOMS,
  'web/pages': {
    files: 'src/web/pages/**',
    reads: [
      'records',
      'drawing',
      'web/layout',
      'web/ui',
      'web/pictures',
      ...Object.keys(PAGE_ROOMS),
    ],
  },
};
