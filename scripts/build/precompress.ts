import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CODING_EXTENSIONS } from '../../src/server/plugins/site-files.ts';
import { filesIn } from './files.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Pictures, fonts and PDFs are compressed already. */
const TEXT_FILE = /\.(css|html|js|json|mjs|svg|txt|xml)$/;
/** Compressing a smaller file saves less than the additional headers cost. */
const SIZE_MIN_BYTES = 512;
const BROTLI_QUALITY = 11;
const GZIP_LEVEL = 9;

async function compressFile(file: string): Promise<void> {
  const original = await readFile(file);
  if (original.length < SIZE_MIN_BYTES) return;
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: original.length,
    },
  };
  const compressed = {
    br: await compressBrotli(original, brotli),
    gzip: await compressGzip(original, { level: GZIP_LEVEL }),
  };
  for (const coding of ['br', 'gzip'] as const) {
    if (compressed[coding].length < original.length) {
      await writeFile(file + CODING_EXTENSIONS[coding], compressed[coding]);
    }
  }
}

/**
 * Compresses each text file of a folder with Brotli and with gzip. The compressed file is beside the
 * original, where the server looks for it.
 */
export async function precompressFolder(folder: string): Promise<void> {
  await Promise.all(
    filesIn(folder)
      .filter((file) => TEXT_FILE.test(file))
      .map(compressFile),
  );
}
