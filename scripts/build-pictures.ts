/**
 * Copies the drawings of `images/` and cuts every original of `images/` into the AVIF and WebP files that pages
 * load (`public/static/pictures/`), and writes their list and the classes of
 * their dominant colours to `.cache/`. What is already cut is kept: a file's
 * name carries a hash of its original and of the way it was cut.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  BUILT_PICTURES_FILE,
  builtPicturesSchema,
  type BuiltDrawing,
  type BuiltPictures,
  type CutPicture,
} from '../src/web/pictures/built-picture.ts';
import { cutsOf } from '../src/web/pictures/cuts.ts';
import { withBuildLock } from './build-lock.ts';
import { deleteOthers, writeWholeFile } from './write-file.ts';

const ORIGINALS = 'images';
const OUTPUT = 'public/static/pictures';
/** How the files of OUTPUT are addressed. */
const OUTPUT_HREF = '/static/pictures';
const PLACEHOLDER_STYLES = '.cache/pictures.css';
/** 2 of 9: a tenth of the time of the default for a few per cent more bytes. */
const AVIF_EFFORT = 2;
const WEBP_QUALITY = 70;
const PARALLEL_PICTURES = 2;

/** The list of an earlier run, if it can be used. */
function getBuiltPictures(): BuiltPictures | undefined {
  try {
    return builtPicturesSchema.parse(JSON.parse(readFileSync(BUILT_PICTURES_FILE, 'utf8')));
  } catch {
    return undefined;
  }
}

const cutsIn = (picture: CutPicture) => [...picture.avif, ...picture.webp];
const nameOf = (href: string) => href.slice(OUTPUT_HREF.length + 1);

async function cutPicture(file: string, earlier: CutPicture | undefined): Promise<CutPicture> {
  const original = await readFile(path.join(ORIGINALS, file));
  const cuts = cutsOf(file);
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify({ cuts, AVIF_EFFORT, WEBP_QUALITY }))
    .digest('hex')
    .slice(0, 10);
  const isCut =
    earlier !== undefined &&
    cutsIn(earlier).every(
      (cut) => cut.path.includes(`.${hash}.`) && existsSync(path.join(OUTPUT, nameOf(cut.path))),
    );
  if (isCut) return earlier;
  const image = sharp(original);
  const { width = 0, height = 0 } = await image.metadata();
  const { dominant } = await image.stats();
  const baseName = file.replace(/\.\w+$/, '');

  const cutTo = async (targetWidth: number, format: 'avif' | 'webp') => {
    const name = `${baseName}.${hash}.${targetWidth}.${format}`;
    const target = path.join(OUTPUT, name);
    if (!existsSync(target)) {
      const resized = image.clone().resize({ width: targetWidth, kernel: 'lanczos3' });
      const encoded =
        format === 'avif'
          ? resized.avif({ quality: cuts.avifQuality, effort: AVIF_EFFORT })
          : resized.webp({ quality: WEBP_QUALITY });
      await writeWholeFile(target, await encoded.toBuffer());
    }
    return { path: `${OUTPUT_HREF}/${name}`, width: targetWidth };
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
  await writeWholeFile(path.join(OUTPUT, name), original);
  return { path: `${OUTPUT_HREF}/${name}`, width, height };
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

/** Cuts what is not cut yet, and deletes what no original asks for any more. */
export async function buildPictures(): Promise<void> {
  const startedAt = performance.now();
  const files = await listFiles(ORIGINALS);
  const originals = files.filter((file) => /^(pages|products)\/.*\.(jpg|png|webp)$/.test(file));
  const earlier = getBuiltPictures();
  const built: BuiltPictures = { pictures: {}, drawings: {} };
  const queue = [...originals];
  const cut = new Map<string, CutPicture>();
  await Promise.all(
    Array.from({ length: PARALLEL_PICTURES }, async () => {
      for (let file = queue.shift(); file !== undefined; file = queue.shift())
        cut.set(file, await cutPicture(file, earlier?.pictures[file]));
    }),
  );
  // In the order of their names, not of their ends: the same originals make the same list.
  built.pictures = Object.fromEntries([...cut].sort(([one], [other]) => (one < other ? -1 : 1)));
  for (const file of files.filter((name) => /^(partners|ghs)\/.*\.svg$/.test(name))) {
    built.drawings[file] = await copyDrawing(file);
  }
  const pictures = Object.values(built.pictures);
  const classes = [...new Set(pictures.map(({ placeholder }) => placeholder))].sort();
  const used = [...pictures.flatMap(cutsIn), ...Object.values(built.drawings)];
  await writeWholeFile(
    PLACEHOLDER_STYLES,
    classes
      .map((name) => `.${name}{background-color:#${name.slice('dominant-'.length)}}\n`)
      .join(''),
  );
  await writeWholeFile(BUILT_PICTURES_FILE, JSON.stringify(built, null, 1));
  await deleteOthers(OUTPUT, new Set(used.map((cut) => nameOf(cut.path))));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `Pictures: ${originals.length} originals cut into ${used.length} files in ${seconds} s.`,
  );
}

if (import.meta.main) await withBuildLock(buildPictures);
