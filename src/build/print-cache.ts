import { createHash, type BinaryLike } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWholeFile } from './files.ts';

/** Prints of earlier builds. A file's name is the hash of everything that the print was made from. */
const CACHE_FOLDER = '.cache/prints';

/** The sources that all prints share: code, fonts, drawings, brand colours, libraries. */
const SOURCES = [
  'src/{chemistry,drawing,markup,print,records,sea-lanes}/**/*.*',
  'images/class-diamonds/*',
  'content/brand.yaml',
  'package-lock.json',
];

/** Hashes the hashes of the parts, since `ab` + `c` must differ from `a` + `bc`. */
function hashOf(parts: readonly BinaryLike[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex');
}

function hashOfSources(): string {
  const files = globSync(SOURCES).filter((file) => !/\.test\.tsx?$/.test(file));
  return hashOf([process.version, ...files.sort().flatMap((file) => [file, readFileSync(file)])]);
}

/**
 * Returns a function that makes a print, or takes it from the cache when a print was made from the
 * same inputs, code and libraries before.
 */
export function printCache() {
  const sources = hashOfSources();
  return async (
    inputs: readonly BinaryLike[],
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> => {
    const file = path.join(CACHE_FOLDER, hashOf([sources, ...inputs]));
    const cached = await readFile(file).catch(() => undefined);
    // A power cut can leave an empty file.
    if (cached && cached.length > 0) return cached;
    const made = await make();
    await writeWholeFile(file, made);
    return made;
  };
}
