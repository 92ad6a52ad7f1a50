/** Bytes of the header of a TrueType file, and of one entry of its table directory. */
const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
/** Platform, encoding and language of a name: Windows, Unicode, US English. */
const WINDOWS_ENGLISH = [3, 1, 0x0409] as const;
/** The checksum of a whole TrueType file, once `checkSumAdjustment` of its `head` table is set. */
const FILE_CHECKSUM = 0xb1b0afba;

/** Returns a `name` table. Its entries must be in the order of their ids. */
function nameTable(entries: readonly (readonly [id: number, text: string])[]): Buffer {
  let strings = Buffer.alloc(0);
  const fields = entries.flatMap(([nameId, text]) => {
    const position = strings.length;
    strings = Buffer.concat([strings, Buffer.from(text, 'utf16le').swap16()]);
    return [...WINDOWS_ENGLISH, nameId, strings.length - position, position];
  });
  const head = Uint16Array.of(0, entries.length, 6 + fields.length * 2, ...fields);
  return Buffer.concat([Buffer.from(head.buffer).swap16(), strings]);
}

/** Pads a table to a multiple of four bytes, as files hold it. */
const padded = (table: Buffer) =>
  Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * Returns a TrueType font under another family and style, by replacing its `name` table. `licence`
 * becomes the copyright name. With a family name of its own, a print font is never mixed up with a font
 * that is installed on the machine. Throws when the font has no `head` table.
 */
export function renameFont(font: Buffer, family: string, style: string, licence: string): Buffer {
  const postScriptName = `${family}-${style}`.replaceAll(' ', '');
  const names = nameTable([
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
  const directory = Buffer.from(
    font.subarray(0, HEADER_BYTES + font.readUInt16BE(4) * ENTRY_BYTES),
  );
  const parts = [directory];
  let offset = directory.length;
  let adjustmentAt = 0;
  for (let entry = HEADER_BYTES; entry < directory.length; entry += ENTRY_BYTES) {
    const tag = directory.toString('latin1', entry, entry + 4);
    const [start, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    const table = tag === 'name' ? names : Buffer.from(font.subarray(start, start + length));
    if (tag === 'head') {
      adjustmentAt = offset + 8;
      // Checksums are calculated with `checkSumAdjustment` set to zero.
      table.writeUInt32BE(0, 8);
    }
    const part = padded(table);
    directory.writeUInt32BE(checksum(part), entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    parts.push(part);
    offset += part.length;
  }
  if (adjustmentAt === 0) {
    throw new Error(
      `The font for ${family} ${style} has no head table: it is not a TrueType file.`,
    );
  }
  const renamed = Buffer.concat(parts);
  renamed.writeUInt32BE((FILE_CHECKSUM - checksum(renamed)) >>> 0, adjustmentAt);
  return renamed;
}
