import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@pdfme/pdf-lib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { markSvg } from '../../drawing/logo.ts';
import { rasterise } from '../../drawing/rasterise.ts';
import * as content from '../../records/content.ts';

/** A typeset file: its path on the site, all its inputs besides code and libraries, and the function that makes it. */
export type Print = {
  readonly href: string;
  readonly inputs: readonly (string | Uint8Array)[];
  readonly make: () => Promise<Uint8Array>;
  /** The number of pages that such prints usually have at most; `npm run content-check` names those with more. */
  readonly pagesUsual?: number | undefined;
};

/** The font family of texts in prints and of letters in drawings. */
export const TEXT_FACE = 'Sheet';

export const POINTS_PER_MM = 72 / 25.4;

const FONT_FOLDER = new URL('./fonts/', import.meta.url);

/** Colours and the company's mark, for all templates. */
const brand = () =>
  JSON.stringify({ ...content.brand(), mark: markSvg(), markOnNavy: markSvg('#ffffff') });
const common = readFileSync(new URL('./common.typ', import.meta.url), 'utf8');

/** Typst with the print fonts, whose names differ from those of fonts that the machine may have. */
const compiler = NodeCompiler.create({
  fontArgs: [
    {
      fontBlobs: readdirSync(FONT_FOLDER)
        .filter((name) => name.endsWith('.ttf'))
        .sort()
        .map((name) => readFileSync(new URL(name, FONT_FOLDER))),
    },
  ],
});

/**
 * Writes a PDF with its objects in compressed streams. Typst writes each tag as an object of its
 * own, uncompressed, which is half of a data sheet (docs/decisions/0016-typst.md).
 */
async function pack(pdf: Uint8Array): Promise<Uint8Array> {
  // Metadata of the library would contain the time of the build.
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.save({ useObjectStreams: true, addDefaultPage: false });
}

/** Returns the number of pages of a PDF. */
export const pageCountOf = async (pdf: Uint8Array) =>
  (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount();

/**
 * Typesets a Typst template. `texts` are JSON by the name of the template's input, `pictures` are files
 * by the absolute path in the template. `pdf` returns a tagged PDF/UA-1 file, with the same bytes for the
 * same document; `picture` draws the pages as one picture. Throws an error with `subject` and Typst's
 * messages; PDF/UA-1 also forbids a missing title, text alternative or glyph.
 */
export function typeset(
  subject: string,
  template: string,
  texts: Readonly<Record<string, string>>,
  pictures: Readonly<Record<string, Uint8Array>> = {},
) {
  for (const [name, bytes] of Object.entries(pictures)) {
    compiler.mapShadow(path.join(process.cwd(), name), Buffer.from(bytes));
  }
  // Without it, Typst's cache grows by 250 MB over all prints.
  compiler.evictCache(10);
  const compiled = compiler.compile({
    mainFileContent: `${common}\n${template}`,
    inputs: { ...texts, brand: brand() },
    resetRead: true,
  });
  const { result } = compiled;
  if (!result) {
    const error = compiled.takeError() ?? compiled.takeDiagnostics();
    const found = (error ? compiler.fetchDiagnostics(error) : []) as { message: string }[];
    throw new Error(
      `${subject} cannot be typeset: ${found.map(({ message }) => message).join('; ') || 'unknown problem'}`,
    );
  }
  return {
    pageCount: result.numOfPages,
    pdf: async () => {
      try {
        return await pack(compiler.pdf(result, { pdfStandard: 'ua-1' }));
      } catch (cause) {
        throw new Error(`${subject} cannot be written as PDF/UA-1: ${String(cause)}`, { cause });
      }
    },
    /** Draws `scale` pixels for each point, and fits the result into the picture. */
    picture: ({ width, height }: { width: number; height: number }, scale: number) =>
      rasterise(compiler.plainSvg(result), scale)
        .resize(width, height, { fit: 'fill' })
        .flatten({ background: '#ffffff' }),
    /** The page with its size in millimetres, clear where nothing is printed. */
    clearPicture: (pixelsPerMm: number) => {
      const svg = compiler.plainSvg(result);
      const [, width = 0, height = 0] = (/viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []).map(Number);
      const [widthMm, heightMm] = [width / POINTS_PER_MM, height / POINTS_PER_MM];
      const pixels = {
        width: Math.round(widthMm * pixelsPerMm),
        height: Math.round(heightMm * pixelsPerMm),
      };
      // sharp multiplies by the density twice: for the SVG's units, which are points, and for its size in points.
      const scale = Math.sqrt(pixelsPerMm / POINTS_PER_MM);
      const picture = rasterise(svg, scale).resize({ ...pixels, fit: 'fill' });
      return { widthMm, heightMm, picture };
    },
  };
}
