import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DANGEROUS, productThat, UNREGULATED } from '../../../tests/support/catalogue.ts';
import { compact, readPdf } from '../../../tests/support/pdf.ts';
import { layoutFaults } from '../../../tests/support/pdf-layout.ts';
import { company } from '../../../tests/support/sheet-records.ts';
import { spacedUnNumber } from '../../records/facts/transport-facts.ts';
import * as content from '../../records/content.ts';
import { labelContent, pictogramSide, tankContent } from './label-content.ts';
import { packageLabel, tankLettering } from './label.ts';

const LONGEST = productThat('has most statements', (product) =>
  content
    .products()
    .every(
      ({ hazards }) => hazards.hazardStatements.length <= product.hazards.hazardStatements.length,
    ),
);

describe('the label of a package', { timeout: 60_000 }, () => {
  it.each([DANGEROUS, UNREGULATED, LONGEST])(
    'of $name says all and cuts nothing',
    async (product) => {
      for (const [index, { kind }] of product.packaging.entries()) {
        if (kind === 'iso-tank' || kind === 'flexitank') continue;
        const { pdf: make, pageCount } = packageLabel(product, index);
        const pdf = await readPdf(await make());
        expect(pdf.pages).toHaveLength(pageCount);
        expect(pdf.pages.flatMap(layoutFaults)).toEqual([]);
        const { hazards, precautions, quantities } = labelContent(product, index);
        const { transport } = product;
        const said = [
          product.name,
          company.legalName,
          company.phoneDisplay,
          ...company.addressLines,
          ...hazards,
          ...precautions,
          ...quantities.map(({ value }) => value),
          'Lot',
          'Manufactured',
          ...(transport ? [spacedUnNumber(transport.unNumber), transport.properShippingName] : []),
        ];
        expect(said.filter((text) => !pdf.text.includes(compact(text)))).toEqual([]);
      }
    },
  );

  it('has a picture of its first page at 150 dots an inch', async () => {
    const picture = packageLabel(DANGEROUS, 0).firstPage();
    const { info } = await picture.clone().png().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1754, 1240]);
    // Letters and frame are black.
    const { channels } = await sharp(await picture.png().toBuffer()).stats();
    expect(channels.every(({ min, mean }) => min < 50 && mean < 252)).toBe(true);
  });
});

describe('the lettering of a tank', () => {
  it.each([DANGEROUS, UNREGULATED])(
    'of $name has a page each for contents, panel and placards',
    async (product) => {
      const { pdf: make, pageCount } = tankLettering(product);
      const pdf = await readPdf(await make());
      const { contents, panel, placards } = tankContent(product);
      expect(pageCount).toBe(1 + (panel === null ? 0 : 1) + placards.length);
      expect(pdf.pages).toHaveLength(pageCount);
      expect(pdf.text).toContain(compact(contents));
      if (panel !== null) expect(pdf.text).toContain(panel);
    },
  );

  it('has an orange panel of 300 by 120 mm with a black border of 10 mm', async () => {
    const { data, info } = await tankLettering(DANGEROUS)
      .picture('panel', 1)
      .picture.raw()
      .toBuffer({ resolveWithObject: true });
    // The page has a margin of 4 mm.
    expect([info.width, info.height]).toEqual([300 + 8, 120 + 8]);
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    expect(at(0, 0)[3]).toBe(0);
    expect(at(4 + 5, 60)).toEqual([0, 0, 0, 255]);
    expect(at(4 + 15, 60)).toEqual([0xf0, 0x80, 0x18, 255]);
  });
});

describe('pictograms', () => {
  const sideOf = (capacityLitres: number) =>
    pictogramSide({ ...DANGEROUS.packaging[0], capacityLitres } as never);
  it.each([
    [1, 16],
    [25, 23],
    [210, 32],
    [500, 32],
    [1000, 46],
  ])('of a package of %d L have sides of %d mm', (litres, side) => {
    expect(sideOf(litres)).toBe(side);
  });
});
