/**
 * Gives a TrueType font another family name, by writing a new `name` table.
 * The print fonts carry names of their own so that a font that happens to be
 * installed on the build machine can never be set in their place.
 */

/** Bytes of an sfnt header and of one entry of its table directory. */
const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
/** Platform, encoding and language of the Windows Unicode names in US English. */
const WINDOWS_ENGLISH = [3, 1, 0x0409] as const;

interface FontTable {
  tag: string;
  bytes: Buffer;
}

function readTables(font: Buffer): FontTable[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const offset = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      bytes: font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
    };
  });
}

function nameTable(names: ReadonlyMap<number, string>): Buffer {
  const entries = [...names].sort(([first], [second]) => first - second);
  const strings = entries.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const head = Buffer.alloc(6 + entries.length * 12);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  let position = 0;
  entries.forEach(([nameId], index) => {
    const { length } = strings[index] ?? Buffer.alloc(0);
    [...WINDOWS_ENGLISH, nameId, length, position].forEach((value, field) => {
      head.writeUInt16BE(value, 6 + index * 12 + field * 2);
    });
    position += length;
  });
  return Buffer.concat([head, ...strings]);
}

function checksum(bytes: Buffer): number {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

function writeTables(version: number, tables: readonly FontTable[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + tables.length * ENTRY_BYTES);
  const power = Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(2 ** power * ENTRY_BYTES, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((tables.length - 2 ** power) * ENTRY_BYTES, 10);
  const parts = [directory];
  let offset = directory.length;
  tables.forEach(({ tag, bytes }, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checksum(bytes), entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

/** The same font under `family` and `style`; its licence note goes into the copyright name. */
export function renameFont(font: Buffer, family: string, style: string, licence: string): Buffer {
  const postScriptName = `${family}-${style}`.replaceAll(' ', '');
  const names = new Map([
    [0, licence],
    [1, `${family} ${style}`],
    [2, 'Regular'],
    [3, postScriptName],
    [4, `${family} ${style}`],
    [5, 'Version 1.0'],
    [6, postScriptName],
    [16, family],
    [17, style],
  ]);
  const tables = readTables(font).map((table) =>
    table.tag === 'name'
      ? { tag: 'name', bytes: nameTable(names) }
      : { ...table, bytes: Buffer.from(table.bytes) },
  );
  const head = tables.find(({ tag }) => tag === 'head');
  if (!head)
    throw new Error(
      `The font for ${family} ${style} has no head table: it is not a TrueType file.`,
    );
  // The whole file's sum is written into `head`, counted while that field is zero.
  head.bytes.writeUInt32BE(0, 8);
  const version = font.readUInt32BE(0);
  head.bytes.writeUInt32BE((0xb1b0afba - checksum(writeTables(version, tables))) >>> 0, 8);
  return writeTables(version, tables);
}
