import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import * as records from '../../records/brand.ts';

const FONT_FOLDER = new URL('./fonts/', import.meta.url);

/** Colours and blocks that every template may use. */
const brand = JSON.stringify(records.brand());
const house = readFileSync(new URL('./house.typ', import.meta.url), 'utf8');

/** Typst with the print fonts. The fonts' own names keep those of the machine out. */
function createCompiler(): NodeCompiler {
  const fontBlobs = readdirSync(FONT_FOLDER)
    .filter((name) => name.endsWith('.ttf'))
    .sort()
    .map((name) => readFileSync(new URL(name, FONT_FOLDER)));
  return NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
}

let compiler: NodeCompiler | undefined;

/** A typeset document and how many pages it has. */
export interface Typeset {
  readonly pageCount: number;
  /** The document as a tagged PDF/UA-1 file; the same document gives the same bytes. */
  readonly pdf: () => Promise<Uint8Array>;
  /** Its pages as one SVG image. */
  readonly svg: () => string;
}

function problems(diagnostics: readonly unknown[]): string {
  return diagnostics.map((diagnostic) => (diagnostic as { message: string }).message).join('; ');
}

/**
 * Writes a PDF with its objects in compressed streams. Typst writes each tag as an object of its
 * own, uncompressed, which is half of a data sheet (docs/decisions/0018-pdf-packing.md).
 */
async function pack(pdf: Uint8Array): Promise<Uint8Array> {
  // What the library would add by itself would be the day of the build.
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.save({ useObjectStreams: true, addDefaultPage: false });
}

/** What a template is given besides its own text. */
export interface TypesetInputs {
  /** JSON texts, by the name under which the template asks for them. */
  readonly texts: Readonly<Record<string, string>>;
  /** Bytes of pictures, by the absolute path under which the template asks for them. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
}

/**
 * Typesets a Typst template. Throws an Error that names `subject` and what Typst found wrong:
 * also a missing title, text alternative or glyph, because PDF/UA-1 forbids them.
 */
export function typeset(template: string, inputs: TypesetInputs, subject: string): Typeset {
  compiler ??= createCompiler();
  const current = compiler;
  for (const [name, bytes] of inputs.pictures ?? []) {
    current.mapShadow(path.join(process.cwd(), name), Buffer.from(bytes));
  }
  const compiled = current.compile({
    mainFileContent: `${house}\n${template}`,
    inputs: { ...inputs.texts, brand },
    resetRead: true,
  });
  const { result } = compiled;
  if (!result) {
    const error = compiled.takeError() ?? compiled.takeDiagnostics();
    const found = error ? problems(current.fetchDiagnostics(error)) : 'unknown problem';
    throw new Error(`${subject} cannot be typeset: ${found}`);
  }
  return {
    pageCount: result.numOfPages,
    pdf: async () => {
      try {
        return await pack(current.pdf(result, { pdfStandard: 'ua-1' }));
      } catch (cause) {
        throw new Error(`${subject} cannot be written as PDF/UA-1: ${String(cause)}`, { cause });
      }
    },
    svg: () => current.plainSvg(result),
  };
}
