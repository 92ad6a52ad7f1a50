import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireBuild } from '../src/server/build-record.ts';

/** Starts the server of the last build in this process. Throws when there is none. */
export async function serveBuild(): Promise<void> {
  const main = path.join(requireBuild().folder, 'server/main.js');
  await import(pathToFileURL(main).href);
}
