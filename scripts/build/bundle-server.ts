import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import * as content from '../../src/records/content.ts';
import { LICENCE_FILE } from './third-parties.ts';

/** The programs of a build by the names of their files, and the thread that they start. */
const ENTRIES = {
  main: 'src/server/main.ts',
  enquiries: 'src/enquiries/cli/cli.ts',
  worker: 'src/enquiries/db/sqlite/worker.ts',
};

/** What the programs ask of the records. */
const { brand, company, contactPage, enquiryForm, enquiryRecords, notFoundPage } = content;
const RECORDS = {
  brand,
  company,
  contactPage,
  enquiryForm,
  enquiryRecords,
  notFoundPage,
};
/** Reads `content/`, which is not there where a build runs. */
const READER = path.resolve('src/records/reading/read-record.ts');

/** The records as they are at this build, checked, in place of what would read them from `content/`. */
const recordsOfThisBuild: Plugin = {
  name: 'records-of-this-build',
  load: (id) =>
    id === path.resolve('src/records/content.ts')
      ? Object.entries(RECORDS)
          .map(([name, read]) => `export const ${name} = () => (${JSON.stringify(read())});`)
          .join('\n')
      : null,
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type === 'asset' || !part.modules[READER]?.renderedExports.length) continue;
      throw new Error(
        `${part.fileName} would read content/ when it runs. Name what it asks of the records in scripts/build/bundle-server.ts; of a record's own file, import types only.`,
      );
    }
  },
};

/**
 * Bundles the server and the staff's commands into a folder of a build, with all that they need of packages and
 * records: Node runs them with nothing else beside them.
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [recordsOfThisBuild],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      outDir: path.join(folder, 'server'),
      emptyOutDir: true,
      license: { fileName: LICENCE_FILE },
      rolldownOptions: {
        input: ENTRIES,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify({ type: 'module' })}\n`);
}
