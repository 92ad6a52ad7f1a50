const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const ELLIPSIS = '…';

function graphemes(text: string): string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

/** How many columns of a terminal a text takes: what is read as one character counts once, wide ones twice. */
export function displayWidth(text: string): number {
  return graphemes(text).reduce((width, grapheme) => width + (WIDE.test(grapheme) ? 2 : 1), 0);
}

/** The text filled up with spaces, or cut with an ellipsis, to a width in columns. */
export function fitToWidth(text: string, width: number): string {
  const ownWidth = displayWidth(text);
  if (ownWidth <= width) return text + ' '.repeat(width - ownWidth);
  let kept = '';
  let keptWidth = 0;
  for (const grapheme of graphemes(text)) {
    const graphemeWidth = WIDE.test(grapheme) ? 2 : 1;
    if (keptWidth + graphemeWidth > width - 1) break;
    kept += grapheme;
    keptWidth += graphemeWidth;
  }
  return width < 1 ? '' : kept + ELLIPSIS + ' '.repeat(width - keptWidth - 1);
}
