import { beforeAll, describe, expect, it } from 'vitest';
import { allTags, readPdf } from '../../../tests/support/pdf.ts';
import { qpdfComplaints } from '../../../tests/support/qpdf.ts';
import { packPdf } from './pack-pdf.ts';
import { typeset } from './typeset.ts';

const TEMPLATE = `#set document(title: "Packed", author: "Test", date: datetime(year: 2026, month: 1, day: 1))
#set text(font: "Sheet Text", lang: "en", fallback: false)
= Heading
${Array.from({ length: 60 }, (_, index) => `== Part ${index}\n\nText of part ${index}.\n`).join('\n')}`;

describe('packPdf', () => {
  let plain: Uint8Array;
  let packed: Uint8Array;
  beforeAll(() => {
    plain = typeset(TEMPLATE, { texts: {} }, 'A test').pdf();
    packed = packPdf(plain);
  });

  it('makes the file smaller without a change of text, tags or properties', async () => {
    expect(packed.length).toBeLessThan(plain.length * 0.8);
    const [before, after] = [await readPdf(plain), await readPdf(packed)];
    expect(after).toEqual(before);
    expect(allTags(after.pages.flatMap(({ tags }) => tags)).length).toBeGreaterThan(120);
  });

  it('leaves a well-formed file', { timeout: 60_000 }, () => {
    expect(qpdfComplaints(packed)).toBe('');
  });

  it('refuses what Typst did not write', () => {
    expect(() => packPdf(Buffer.from('%PDF-1.7 nonsense'))).toThrow('it has no trailer');
  });
});
