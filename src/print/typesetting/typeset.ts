import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { markSvg } from '../../drawing/mark.ts';
import { rasterise } from '../../drawing/rasterise.ts';
import * as content from '../../records/content.ts';

/** A file that is typeset: where it is on the site, all that it is made of but code and libraries, and how. */
export interface Print {
  readonly href: string;
  readonly inputs: readonly (string | Uint8Array)[];
  readonly make: () => Promise<Uint8Array>;
}

/** The family in which prints set text, also the letters of drawings. */
export const TEXT_FACE = 'Sheet Text';

export const POINTS_PER_MM = 72 / 25.4;

const FONT_FOLDER = new URL('../../drawing/fonts/', import.meta.url);

/** Colours, the company's mark and blocks that every template may use. */
const brand = JSON.stringify({
  ...content.brand(),
  mark: markSvg(),
  markOnNavy: markSvg('#ffffff'),
});
const house = readFileSync(new URL('./house.typ', import.meta.url), 'utf8');

/** Typst with the print fonts. The fonts' own names keep those of the machine out. */
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
  // What the library would add by itself would be the day of the build.
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.save({ useObjectStreams: true, addDefaultPage: false });
}

/**
 * Typesets a Typst template: as a tagged PDF/UA-1 file, of which the same document gives the same
 * bytes, or its pages as one picture. `texts` are JSON by the name under which the template asks
 * for it, `pictures` by an absolute path. Throws an Error that names `subject` and what Typst found
 * wrong: also a missing title, text alternative or glyph, because PDF/UA-1 forbids them.
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
  const compiled = compiler.compile({
    mainFileContent: `${house}\n${template}`,
    inputs: { ...texts, brand },
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
    /** So many pixels of each unit are drawn before these are fitted into the picture. */
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
      // The density applies to the SVG's units, which are points, and to the points themselves.
      const scale = Math.sqrt(pixelsPerMm / POINTS_PER_MM);
      const picture = rasterise(svg, scale).resize({ ...pixels, fit: 'fill' });
      return { widthMm, heightMm, picture };
    },
  };
}
