import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import * as content from '../records/content.ts';
import { LICENCE_FILE } from './third-parties.ts';

/** The entries of the bundle by the names of their files: two programs and SQLite's worker. */
const ENTRIES = {
  main: 'src/server/main.ts',
  enquiries: 'src/enquiries/cli/cli.ts',
  worker: 'src/enquiries/db/sqlite/worker.ts',
};

/** The records that the programs read. */
const { brand, company, contactPage, enquiryForm, enquiryRecords, notFoundPage } = content;
const RECORDS = { brand, company, contactPage, enquiryForm, enquiryRecords, notFoundPage };
/** The module that reads `content/`. A bundle must not contain it, since a build runs without `content/`. */
const READER = path.resolve('src/records/reading/read-record.ts');

/** Replaces the functions that read records from `content/` with functions that return the records of this build. */
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
        `${part.fileName} would read content/ when it runs. Add the record that it reads to RECORDS in src/build/bundle-server.ts; from a record's own file, import only types.`,
      );
    }
  },
};

/**
 * Bundles the server and the staff's commands into the folder of a build, with the packages and records
 * that they use, so that they run without `node_modules` and `content/`.
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [recordsOfThisBuild],
    // Without this, React chooses its slower development build at run time, unless the operator sets NODE_ENV.
    define: { 'process.env.NODE_ENV': '"production"' },
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
