import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { precompressFolder } from './precompress.ts';

it('compresses texts that get smaller, and no other files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(path.join(folder, 'static'));
  const text = 'This sentence is repeated. '.repeat(50);
  const files = ['index.html', 'static/a.js', 'small.txt', 'sheet.pdf', 'picture.avif'];
  for (const file of files) {
    writeFileSync(path.join(folder, file), file === 'small.txt' ? 'short' : text);
  }
  await precompressFolder(folder);
  for (const file of ['index.html', 'static/a.js']) {
    const target = path.join(folder, file);
    expect(brotliDecompressSync(readFileSync(`${target}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${target}.gz`)).toString()).toBe(text);
  }
  for (const file of ['small.txt', 'sheet.pdf', 'picture.avif']) {
    expect(existsSync(path.join(folder, `${file}.br`))).toBe(false);
  }
});
