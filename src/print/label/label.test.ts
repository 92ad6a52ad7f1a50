import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DANGEROUS, productThat, UNREGULATED } from '../../../tests/support/catalogue.ts';
import { compact, readPdf } from '../../../tests/support/pdf.ts';
import { layoutFaults } from '../../../tests/support/pdf-layout.ts';
import { company } from '../../../tests/support/sheet-records.ts';
import { spacedUnNumber } from '../../records/facts/dangerous-goods.ts';
import * as content from '../../records/content.ts';
import { labelContent, pictogramSide } from './label-content.ts';
import { productLabels } from './label.ts';

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
      for (const { pdf: make, pageCount } of productLabels(product)) {
        const pdf = await readPdf(await make());
        expect(pdf.pages).toHaveLength(pageCount);
        expect(pdf.pages.flatMap(layoutFaults)).toEqual([]);
        const { hazards, precautions, quantities } = labelContent(product, 0);
        const { transport } = product;
        const said = [
          product.name,
          company.legalName,
          company.phoneDisplay,
          ...company.addressLines,
          ...hazards,
          ...precautions,
          ...quantities.map(({ term }) => term),
          'Lot',
          'Date',
          ...(transport ? [spacedUnNumber(transport.unNumber), transport.properShippingName] : []),
        ];
        expect(said.filter((text) => !pdf.text.includes(compact(text)))).toEqual([]);
      }
    },
  );

  it.each(content.products())('of $name fits its page', (product) => {
    for (const { pageCount } of productLabels(product)) expect(pageCount).toBeGreaterThan(0);
  });

  it('has a picture of its first page at 150 dots an inch', async () => {
    const [label] = productLabels(DANGEROUS);
    const picture = label?.firstPage();
    const { info } = (await picture?.clone().png().toBuffer({ resolveWithObject: true })) ?? {};
    expect([info?.width, info?.height]).toEqual([1240, 1754]);
    // Letters and frame are black.
    const { channels } = await sharp(await picture?.png().toBuffer()).stats();
    expect(channels.every(({ min, mean }) => min < 50 && mean < 252)).toBe(true);
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
