import { PDFDict, PDFDocument, PDFName } from '@pdfme/pdf-lib';
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text and its rectangle, in points from the page's lower left corner. */
type PlacedText = {
  readonly text: string;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
};

/** A tag of the structure tree. */
type PdfTag = {
  readonly role: string;
  readonly alt: string | undefined;
  readonly children: readonly PdfTag[];
};

export type PdfPage = {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
  readonly tags: readonly PdfTag[];
  readonly links: readonly string[];
};

export type ReadPdf = {
  readonly title: string;
  readonly author: string;
  readonly language: string | null;
  readonly isTagged: boolean;
  readonly bookmarks: readonly string[];
  readonly pages: readonly PdfPage[];
  /** All text in the order of the file, without white space, which line breaks and kerning would change. */
  readonly text: string;
};

type RawTag = {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly RawTag[];
};

type RawText = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
};

/** Height of letters above and below the baseline, as shares of the font size. */
const ASCENT = 0.72;
const DESCENT = 0.02;

/** Removes all white space and the hyphens of broken words, as in `ReadPdf.text`. */
export const compact = (text: string) => text.replaceAll(/[\s\u00AD\u200B]+/g, '');

function tag(raw: RawTag): PdfTag {
  return {
    role: raw.role ?? '',
    alt: raw.alt,
    children: (raw.children ?? []).filter((child) => child.role !== undefined).map(tag),
  };
}

/** Returns these tags and all below them, each before its children. */
export function allTags(tags: readonly PdfTag[]): PdfTag[] {
  return tags.flatMap((each) => [each, ...allTags(each.children)]);
}

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const texts = (items as unknown as RawText[])
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform, width: length }) => {
      const [, , , size = 0, left = 0, baseline = 0] = transform;
      return {
        text: str,
        left,
        bottom: baseline - size * DESCENT,
        right: left + length,
        top: baseline + size * ASCENT,
      };
    });
  const tree = (await page.getStructTree()) as RawTag | null;
  const annotations = (await page.getAnnotations()) as { subtype: string; url?: string }[];
  return {
    width,
    height,
    texts,
    tags: tree ? [tag(tree)] : [],
    links: annotations.flatMap(({ subtype, url }) => (subtype === 'Link' && url ? [url] : [])),
  };
}

/** Opens a PDF with its pages until `read` has ended. Throws when it is damaged. */
export async function withPdf<Result>(
  bytes: Uint8Array,
  read: (document: PDFDocumentProxy, pages: readonly PDFPageProxy[]) => Promise<Result>,
): Promise<Result> {
  // Without font faces, pages are drawn with the fonts of the file.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, disableFontFace: true });
  const document = await task.promise;
  try {
    const pages: PDFPageProxy[] = [];
    while (pages.length < document.numPages) {
      pages.push(await document.getPage(pages.length + 1));
    }
    return await read(document, pages);
  } finally {
    await task.destroy();
  }
}

/** Reads a PDF. Throws when it is damaged. */
export function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  return withPdf(bytes, async (document, opened) => {
    const { info } = (await document.getMetadata()) as { info: Record<string, string | undefined> };
    const marks = (await document.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
    const outline = (await document.getOutline()) as { title: string; items: unknown[] }[] | null;
    const titles = (entries: readonly { title: string; items: unknown[] }[]): string[] =>
      entries.flatMap(({ title, items }) => [
        title,
        ...titles(items as { title: string; items: unknown[] }[]),
      ]);
    const pages: PdfPage[] = [];
    for (const page of opened) pages.push(await readPage(page));
    return {
      title: info['Title'] ?? '',
      author: info['Author'] ?? '',
      language: info['Language'] ?? null,
      isTagged: marks?.get('Marked') === true,
      bookmarks: titles(outline ?? []),
      pages,
      text: compact(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('')),
    };
  });
}

/** Returns the fonts of a PDF. The name of an embedded subset begins with six letters and "+". */
export async function readFonts(
  bytes: Uint8Array,
): Promise<{ name: string; isEmbeddedSubset: boolean }[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict)) return [];
    const name = object.get(PDFName.of('FontName'));
    if (!(name instanceof PDFName)) return [];
    const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) =>
      object.has(PDFName.of(key)),
    );
    const [, prefix, face = ''] = /^([A-Z]{6}\+)?(.*)$/.exec(name.decodeText()) ?? [];
    return [{ name: face, isEmbeddedSubset: isEmbedded && prefix !== undefined }];
  });
}
