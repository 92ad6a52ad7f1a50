import { readFileSync, readdirSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const FONT_FOLDER = new URL('./fonts/', import.meta.url);

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
  /** The document as a tagged PDF/UA-1 file. */
  readonly pdf: () => Uint8Array;
  /** Its pages as one SVG image. */
  readonly svg: () => string;
}

interface Diagnostic {
  readonly message: string;
  readonly severity?: string;
}

function problems(diagnostics: readonly unknown[]): string {
  return diagnostics.map((diagnostic) => (diagnostic as Diagnostic).message).join('; ');
}

/**
 * Typesets a Typst template with named inputs (JSON texts). Throws an Error that names `subject`
 * and what Typst found wrong: also a missing title, text alternative or glyph, because PDF/UA-1
 * forbids them.
 */
export function typeset(
  template: string,
  inputs: Record<string, string>,
  subject: string,
): Typeset {
  compiler ??= createCompiler();
  const current = compiler;
  const compiled = current.compile({ mainFileContent: template, inputs, resetRead: true });
  const { result } = compiled;
  if (!result) {
    const error = compiled.takeError() ?? compiled.takeDiagnostics();
    const found = error ? problems(current.fetchDiagnostics(error)) : 'unknown problem';
    throw new Error(`${subject} cannot be typeset: ${found}`);
  }
  return {
    pageCount: result.numOfPages,
    pdf: () => {
      try {
        return Uint8Array.from(current.pdf(result, { pdfStandard: 'ua-1' }));
      } catch (cause) {
        throw new Error(`${subject} cannot be written as PDF/UA-1: ${String(cause)}`, { cause });
      }
    },
    svg: () => current.plainSvg(result),
  };
}
