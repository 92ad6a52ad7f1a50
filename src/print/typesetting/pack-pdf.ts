import { deflateSync } from 'node:zlib';

/** One object of a PDF: its number and its bytes between `obj` and `endobj`. */
interface PdfObject {
  readonly number: number;
  readonly body: Buffer;
}

/** Bytes of the three fields of a cross-reference entry: kind, position, index. */
const ENTRY_FIELDS = [1, 4, 2] as const;

function broken(what: string): Error {
  return new Error(
    `A PDF from Typst cannot be packed: ${what}. Has Typst changed how it writes files?`,
  );
}

/** Positions of all objects in use, from the file's classic cross-reference table. */
function readPositions(pdf: Buffer, tableStart: number): Map<number, number> {
  const table = pdf.toString('latin1', tableStart);
  const positions = new Map<number, number>();
  let number = 0;
  for (const line of table.split(/\r?\n/).slice(1)) {
    const entry = /^(\d{10}) (\d{5}) ([nf])\s*$/.exec(line);
    const section = /^(\d+) (\d+)\s*$/.exec(line);
    if (entry) {
      if (entry[3] === 'n') positions.set(number, Number(entry[1]));
      number += 1;
    } else if (section) number = Number(section[1]);
    else break;
  }
  return positions;
}

function readObjects(pdf: Buffer, tableStart: number): PdfObject[] {
  const positions = [...readPositions(pdf, tableStart)].sort(
    ([, first], [, second]) => first - second,
  );
  return positions.map(([number, start], index) => {
    const end = positions[index + 1]?.[1] ?? tableStart;
    const open = `${number} 0 obj`;
    const close = pdf.lastIndexOf('endobj', end);
    if (pdf.toString('latin1', start, start + open.length) !== open || close < start) {
      throw broken(`object ${number} is not where its table says`);
    }
    return { number, body: pdf.subarray(start + open.length, close) };
  });
}

/** A dictionary and its compressed stream. */
function streamBody(dictionary: string, content: Buffer): Buffer {
  const packed = deflateSync(content, { level: 9 });
  return Buffer.concat([
    Buffer.from(`\n<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\n'),
  ]);
}

function objectStream(objects: readonly PdfObject[]): Buffer {
  const bodies = objects.map(({ body }) =>
    Buffer.from(body.toString('latin1').trim() + '\n', 'latin1'),
  );
  let position = 0;
  const index = objects.map(({ number }, at) => {
    const pair = `${number} ${position}`;
    position += bodies[at]?.length ?? 0;
    return pair;
  });
  const head = Buffer.from(`${index.join(' ')}\n`);
  return streamBody(
    `/Type /ObjStm /N ${objects.length} /First ${head.length}`,
    Buffer.concat([head, ...bodies]),
  );
}

function referenceEntry(...values: readonly [number, number, number]): Buffer {
  return Buffer.concat(
    ENTRY_FIELDS.map((width, field) => {
      const bytes = Buffer.alloc(width);
      bytes.writeUIntBE(values[field] ?? 0, 0, width);
      return bytes;
    }),
  );
}

const isTag = ({ body }: PdfObject) =>
  /^\s*<<\s*\/Type \/StructElem\b/.test(body.toString('latin1', 0, 60));

/**
 * Makes a tagged PDF from Typst smaller without a change of what it says: Typst writes each tag
 * of the structure tree as an uncompressed object of its own, which is half of the file; here
 * they go into one compressed object stream (PDF 1.5 and later, allowed in PDF/UA-1). Everything
 * else stays as it is. Throws when the file is not built as expected.
 */
export function packPdf(source: Uint8Array): Uint8Array {
  const pdf = Buffer.from(source);
  const end = pdf.toString('latin1', pdf.length - 1024);
  const tableStart = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1] ?? Number.NaN);
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(end)?.[1];
  if (!Number.isFinite(tableStart) || trailer === undefined) throw broken('it has no trailer');
  const objects = readObjects(pdf, tableStart);
  const tags = objects.filter(isTag);
  if (tags.length === 0) throw broken('it has no tags');

  const first = objects[0];
  if (!first) throw broken('it has no objects');
  const size = Math.max(...objects.map(({ number }) => number)) + 1;
  const tagStream: PdfObject = { number: size, body: objectStream(tags) };
  const entries = Array.from({ length: size + 2 }, () => referenceEntry(0, 0, 0xffff));
  tags.forEach(
    ({ number }, index) => (entries[number] = referenceEntry(2, tagStream.number, index)),
  );

  const head = pdf.subarray(0, pdf.indexOf(`${first.number} 0 obj`));
  const parts: Buffer[] = [head];
  let position = head.length;
  const write = ({ number, body }: PdfObject) => {
    const bytes = Buffer.concat([Buffer.from(`${number} 0 obj`), body, Buffer.from('endobj\n\n')]);
    entries[number] = referenceEntry(1, position, 0);
    parts.push(bytes);
    position += bytes.length;
  };
  for (const object of objects) if (!isTag(object)) write(object);
  write(tagStream);

  const tableNumber = size + 1;
  entries[tableNumber] = referenceEntry(1, position, 0);
  const links = trailer
    .replace(/\/Size \d+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const table = streamBody(
    `/Type /XRef /Size ${size + 2} /W [${ENTRY_FIELDS.join(' ')}] ${links}`,
    Buffer.concat(entries),
  );
  parts.push(
    Buffer.concat([Buffer.from(`${tableNumber} 0 obj`), table, Buffer.from('endobj\n\n')]),
    Buffer.from(`startxref\n${position}\n%%EOF\n`),
  );
  return Uint8Array.from(Buffer.concat(parts));
}
