/**
 * Writes `src/drawing/letter-outlines.json`: the outlines of the letters, figures and
 * signs that atom labels need, taken from the text face, so that a drawn structure
 * depends on no installed font. Run with `npm run letter-outlines` after the print
 * fonts have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const CHARACTERS = [...'BCFHIKNOPSaeilrs0123456789.+−·'];
/** Typst draws at this size in points, which makes a point a hundredth of an em. */
const SIZE_PT = 100;

const font = readFileSync(
  new URL('../src/print/typesetting/fonts/sheet-text-medium.ttf', import.meta.url),
);
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [font] }] });

/** Rounds to a hundredth of a unit, which is a ten-thousandth of an em. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** Typst writes glyphs with relative commands and y upwards; structures want absolute ones and y downwards. */
function absolutePath(relative: string): string {
  const tokens = relative.match(/[a-zA-Z]|-?[\d.]+(?:e-?\d+)?/g) ?? [];
  let [x, y, at] = [0, 0, 0];
  let command = '';
  let out = '';
  const next = () => Number(tokens[at++]);
  const shown = (atX: number, atY: number) => `${rounded(atX)} ${rounded(-atY)}`;
  while (at < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[at] ?? '')) command = tokens[at++] ?? '';
    if (command === 'Z') {
      out += 'Z';
      continue;
    }
    const control = command === 'q' ? `${shown(x + next(), y + next())} ` : '';
    if (command === 'M') [x, y] = [next(), next()];
    else if (command === 'h') x += next();
    else if (command === 'v') y += next();
    else if (/[mlq]/.test(command)) [x, y] = [x + next(), y + next()];
    else throw new Error(`Typst drew a glyph with "${command}", which this script does not know.`);
    const absolute = /[mq]/i.test(command) ? command.toUpperCase() : 'L';
    out += `${absolute}${control}${shown(x, y)}`;
  }
  // Typst opens with "M 0 0 m ...": the first move draws nothing.
  return out.replace(/^M0 -?0(?=M)/, '');
}

const entries = CHARACTERS.map((character) => {
  const { result } = compiler.compile({
    mainFileContent: `#set page(width: auto, height: auto, margin: 0pt)
#set text(font: "Sheet Text", weight: 500, size: ${SIZE_PT}pt, fallback: false)
#context [#metadata(measure("${character}").width.pt()) <advance>]
#"${character}"`,
  });
  if (!result)
    throw new Error(
      `Typst cannot set "${character}" in the print fonts. Run npm run print-fonts first.`,
    );
  const [advance] = compiler.query(result, { selector: '<advance>', field: 'value' }) as [number];
  const outline = /<symbol[^>]*>\s*<path d="([^"]+)"/.exec(compiler.plainSvg(result))?.[1];
  if (outline === undefined) throw new Error(`Typst drew no outline for "${character}".`);
  return [character, { advance: rounded(advance), path: absolutePath(outline) }];
});

writeFileSync(
  new URL('../src/drawing/letter-outlines.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
);
console.log(`letter-outlines.json: ${entries.length} glyphs`);
