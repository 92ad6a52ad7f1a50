import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CODING_EXTENSIONS } from '../settings/build-info.ts';
import { filesIn } from './files.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Pictures, fonts and PDFs are compressed already. */
const TEXT_FILE = /\.(css|html|js|json|mjs|svg|txt|xml)$/;
/** Compressing a smaller file saves less than the additional headers cost. */
const SIZE_MIN_BYTES = 512;

async function compressFile(file: string): Promise<void> {
  const original = await readFile(file);
  if (original.length < SIZE_MIN_BYTES) return;
  const options = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
  await writeFile(file + CODING_EXTENSIONS.br, await compressBrotli(original, options));
  await writeFile(file + CODING_EXTENSIONS.gzip, await compressGzip(original, { level: 9 }));
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
