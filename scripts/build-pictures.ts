/**
 * Copies the drawings of `images/` and cuts every original of `images/` into the AVIF and WebP files that pages
 * load (`public/static/pictures/`), and writes their list and the classes of
 * their dominant colours to `.cache/`. What is already cut is kept: a file's
 * name carries a hash of its original and of the way it was cut.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  BUILT_PICTURES_FILE,
  type BuiltDrawing,
  type BuiltPictures,
  type CutPicture,
} from '../src/web/pictures/built-picture.ts';
import { cutsOf } from '../src/web/pictures/cuts.ts';

const ORIGINALS = 'images';
const OUTPUT = 'public/static/pictures';
const PLACEHOLDER_STYLES = '.cache/pictures.css';
/** 2 of 9: a tenth of the time of the default for a few per cent more bytes. */
const AVIF_EFFORT = 2;
const WEBP_QUALITY = 70;
const PARALLEL_PICTURES = 2;

const usedFiles = new Set<string>();

async function cutPicture(file: string): Promise<CutPicture> {
  const original = await readFile(path.join(ORIGINALS, file));
  const cuts = cutsOf(file);
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify({ cuts, AVIF_EFFORT, WEBP_QUALITY }))
    .digest('hex')
    .slice(0, 10);
  const image = sharp(original);
  const { width = 0, height = 0 } = await image.metadata();
  const { dominant } = await image.stats();
  const baseName = file.replace(/\.\w+$/, '');
  await mkdir(path.join(OUTPUT, path.dirname(file)), { recursive: true });

  const cutTo = async (targetWidth: number, format: 'avif' | 'webp') => {
    const name = `${baseName}.${hash}.${targetWidth}.${format}`;
    const target = path.join(OUTPUT, name);
    usedFiles.add(name);
    if (!existsSync(target)) {
      const resized = image.clone().resize({ width: targetWidth, kernel: 'lanczos3' });
      const encoded =
        format === 'avif'
          ? resized.avif({ quality: cuts.avifQuality, effort: AVIF_EFFORT })
          : resized.webp({ quality: WEBP_QUALITY });
      await writeFile(target, await encoded.toBuffer());
    }
    return { path: `/static/pictures/${name}`, width: targetWidth };
  };
  const upTo = (widths: readonly number[]) => {
    const fitting = widths.filter((candidate) => candidate <= width);
    return fitting.length > 0 ? fitting : [width];
  };

  const avif = [];
  for (const targetWidth of upTo(cuts.avifWidths)) avif.push(await cutTo(targetWidth, 'avif'));
  const webp = [];
  for (const targetWidth of upTo(cuts.webpWidths)) webp.push(await cutTo(targetWidth, 'webp'));
  return { width, height, avif, webp, placeholder: placeholderClass(dominant) };
}

async function copyDrawing(file: string): Promise<BuiltDrawing> {
  const original = await readFile(path.join(ORIGINALS, file));
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 10);
  const name = file.replace(/svg$/, `${hash}.svg`);
  const { width = 0, height = 0 } = await sharp(original).metadata();
  await mkdir(path.join(OUTPUT, path.dirname(file)), { recursive: true });
  await writeFile(path.join(OUTPUT, name), original);
  usedFiles.add(name);
  return { path: `/static/pictures/${name}`, width, height };
}

/** `dominant-c3d`: the colour in twelve bits, so that the whole set needs few classes. */
function placeholderClass({ r, g, b }: { r: number; g: number; b: number }): string {
  const digits = [r, g, b].map((channel) => Math.round(channel / 17).toString(16));
  return `dominant-${digits.join('')}`;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function deleteUnused(): Promise<void> {
  for (const file of await listFiles(OUTPUT)) {
    if (!usedFiles.has(file)) await rm(path.join(OUTPUT, file));
  }
}

const startedAt = performance.now();
const files = await listFiles(ORIGINALS);
const originals = files.filter((file) => /^(pages|products)\/.*\.(jpg|png|webp)$/.test(file));
const built: BuiltPictures = { pictures: {}, drawings: {} };
const queue = [...originals];
await mkdir(OUTPUT, { recursive: true });
await mkdir('.cache', { recursive: true });
await Promise.all(
  Array.from({ length: PARALLEL_PICTURES }, async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      built.pictures[file] = await cutPicture(file);
  }),
);
for (const file of files.filter((name) => /^(partners|ghs)\/.*\.svg$/.test(name))) {
  built.drawings[file] = await copyDrawing(file);
}
await deleteUnused();

const classes = [
  ...new Set(Object.values(built.pictures).map((picture) => picture.placeholder)),
].sort();
await writeFile(
  PLACEHOLDER_STYLES,
  classes.map((name) => `.${name}{background-color:#${name.slice('dominant-'.length)}}\n`).join(''),
);
await writeFile(BUILT_PICTURES_FILE, JSON.stringify(built, null, 1));
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(
  `Pictures: ${originals.length} originals cut into ${usedFiles.size} files in ${seconds} s.`,
);
