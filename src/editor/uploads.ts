import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeWholeFile } from '../build/files.ts';
import { folderOf } from '../checks/content-check.ts';
import { findPictureProblems } from '../checks/picture-problems.ts';
import { IMAGE_FOLDER, type PictureUse } from '../records/pictures.ts';
import { productSlug } from '../records/products/product-slug.ts';
import { readText, EditorError } from './records.ts';

/** Enough for every use of a picture, in pixels. */
const SIDE_MAX_PX = 2400;
/** What a logo must not have: text needs a font, the others could load or run something. */
const UNSAFE_IN_LOGO =
  /<(\w+:)?(script|text|image|foreignObject)\b|\son\w+\s*=|href\s*=\s*["'](?!#)|@import|url\((?!\s*["']?#)|<!ENTITY/i;

type Upload = {
  kind: 'jpg' | 'svg' | 'pdf';
  name: string;
  base64: string;
  use?: PictureUse | undefined;
};

async function convert(kind: Upload['kind'], bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw new EditorError('The file is empty. Choose another one.');
  if (kind === 'pdf' && bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.includes('%%EOF'))
    return bytes;
  const image = sharp(bytes).autoOrient().flatten({ background: '#ffffff' });
  const format = await image.metadata().then(
    (metadata) => metadata.format,
    () => undefined,
  );
  if (kind === 'svg' && format === 'svg' && !UNSAFE_IN_LOGO.test(bytes.toString())) return bytes;
  const box = {
    width: SIDE_MAX_PX,
    height: SIDE_MAX_PX,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  if (kind === 'jpg' && format)
    return image.resize(box).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
  const wanted = {
    jpg: 'a picture that can be read: export it as JPEG',
    svg: 'an SVG drawing of paths alone, without texts, pictures and scripts',
    pdf: 'a PDF',
  };
  throw new EditorError(`The file must be ${wanted[kind]}.`);
}

/** Writes a file that a field of a record will name. Returns the value of the field. */
export async function saveUpload(record: string, field: string[], upload: Upload): Promise<string> {
  readText(record);
  const { kind, name, use } = upload;
  const bytes = await convert(kind, Buffer.from(upload.base64, 'base64'));
  // A new name for each content, because `npm run imagery` overwrites pictures by their names.
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 6);
  const slug = record.startsWith('products/') ? path.basename(record, '.yaml') : '';
  const file = `${productSlug(`${slug} ${path.parse(name).name} ${hash}`)}.${kind}`;
  const folder = folderOf(record, field);
  const value = folder === IMAGE_FOLDER ? `pages/${file}` : file;
  await writeWholeFile(path.resolve(folder, value), bytes);
  if (!use) return value;
  const original = path.join(path.relative(IMAGE_FOLDER, folder), value);
  const [problem] = await findPictureProblems([{ file: original, use }]);
  if (problem === undefined) return value;
  rmSync(path.resolve(folder, value));
  throw new EditorError(problem.replace(/^\S+:/, 'The picture'));
}
