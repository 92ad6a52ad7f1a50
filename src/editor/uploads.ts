import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { writeWholeFile } from '../build/files.ts';
import { folderOf } from '../checks/content-check.ts';
import { findPictureProblem, isWrongShape } from '../checks/picture-problems.ts';
import { rewriteSvg } from '../drawing/partner-logo.ts';
import { IMAGE_FOLDER, type PictureUse } from '../records/pictures.ts';
import { productSlug } from '../records/products/product-slug.ts';
import { readText, EditorError } from './records.ts';

/** Enough for every use of a picture, in pixels. */
const SIDE_MAX_PX = 2400;
const BOX = {
  width: SIDE_MAX_PX,
  height: SIDE_MAX_PX,
  fit: 'inside',
  withoutEnlargement: true,
} as const;
const JPEG = { quality: 88, mozjpeg: true };
/** The longest part of a file's name that is kept, in characters. */
const NAME_LENGTH_MAX = 60;
/** The type of file that telephones of Apple write, in its first bytes. */
const HEIC = /^....ftyp(hei|hev|mif1|msf1)/s;

const KINDS = ['jpg', 'svg', 'pdf'] as const;
/** The files that a field may name. */
export type FileKind = { kind: (typeof KINDS)[number]; use?: PictureUse | undefined };
type Upload = FileKind & { name: string; base64: string };

async function toJpeg(bytes: Buffer): Promise<Buffer> {
  const isHeic = HEIC.test(bytes.toString('latin1', 0, 16));
  const { data, ...size } = isHeic ? await decodeHeic({ buffer: bytes }) : { data: bytes };
  return sharp(data, 'width' in size ? { raw: { ...size, channels: 4 } } : {})
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(BOX)
    .jpeg(JPEG)
    .toBuffer();
}

/**
 * Returns a picture whose shape fits its use. An upright picture for a wide place, or a wide one for an upright place, is
 * cropped: sharp keeps the part with the most detail.
 */
async function cropFor(use: PictureUse, bytes: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  if (!isWrongShape(use, { width, height })) return bytes;
  const box =
    use === 'upright'
      ? { height, width: Math.round((height * 2) / 3) }
      : { width, height: Math.round(width / (use === 'card' ? 4 / 3 : 2)) };
  return sharp(bytes)
    .resize({ ...box, fit: 'cover', position: sharp.strategy.attention })
    .jpeg(JPEG)
    .toBuffer();
}

/** Returns the bytes that the site keeps of a file. */
async function convert(kind: Upload['kind'], bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw new EditorError('The file is empty. Choose another one.');
  try {
    if (kind === 'jpg') return await toJpeg(bytes);
    if (kind === 'svg') return Buffer.from(rewriteSvg(bytes.toString()));
  } catch (cause) {
    const problem = 'is damaged or is no picture: export it as JPEG';
    const { message } = cause as Error;
    throw new EditorError(`The file ${kind === 'jpg' ? problem : message}.`, { cause });
  }
  if (bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.includes('%%EOF')) return bytes;
  throw new EditorError('The file is no PDF, or a part of it is missing. Choose another one.');
}

/** Returns the product that the names of a record's files begin with. */
const ownerOf = (record: string) =>
  record.startsWith('products/') ? path.basename(record, '.yaml') : '';

/** Returns the stored files that a field may name. */
export async function listFiles(record: string, field: string[], { kind, use }: FileKind) {
  const folder = folderOf(record, field);
  const names = globSync(`**/${ownerOf(record)}*.${kind}`, { cwd: path.resolve(folder) }).sort();
  const problems = await Promise.all(
    names.map(async (name) => use && findPictureProblem(path.resolve(folder, name), use)),
  );
  return names.filter((_, index) => problems[index] === undefined);
}

/** Writes a file that a field of a record will name. Returns the value of the field. */
export async function saveUpload(record: string, field: string[], upload: Upload): Promise<string> {
  readText(record);
  const { kind, name, use } = upload;
  if (!KINDS.includes(kind))
    throw new EditorError('The editor stores pictures and PDF files only.');
  const whole = await convert(kind, Buffer.from(upload.base64, 'base64'));
  const bytes = use ? await cropFor(use, whole) : whole;
  const problem = use && (await findPictureProblem(bytes, use));
  if (problem) throw new EditorError(`The picture ${problem}.`);
  // A new name for each content, because `npm run imagery` overwrites pictures by their names.
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 6);
  const words = path.parse(name).name.slice(0, NAME_LENGTH_MAX);
  const file = `${productSlug(`${ownerOf(record)} ${words} ${hash}`)}.${kind}`;
  const folder = folderOf(record, field);
  const value = folder === IMAGE_FOLDER ? `pages/${file}` : file;
  await writeWholeFile(path.resolve(folder, value), bytes);
  return value;
}
