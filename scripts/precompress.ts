import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENDING_BY_ENCODING } from '../src/server/site-files.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Files that are text; pictures, fonts and PDFs are compressed in themselves. */
const TEXT_FILE = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;
/** Below this, compressing saves less than its headers cost. */
const SIZE_MIN_BYTES = 512;
const BROTLI_QUALITY = 11;
const GZIP_LEVEL = 9;

/** Resolves to whether the file was worth it. */
async function compressFile(file: string): Promise<boolean> {
  const original = await readFile(file);
  if (original.length < SIZE_MIN_BYTES) return false;
  const brotli = await compressBrotli(original, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: original.length,
    },
  });
  const zipped = await compressGzip(original, { level: GZIP_LEVEL });
  if (brotli.length < original.length) await writeFile(file + ENDING_BY_ENCODING.br, brotli);
  if (zipped.length < original.length) await writeFile(file + ENDING_BY_ENCODING.gzip, zipped);
  return true;
}

/** Puts a brotli and a gzip twin beside each text file of a folder. Returns how many files got them. */
export async function precompressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  let count = 0;
  const work = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      if (await compressFile(file)) count += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return count;
}
