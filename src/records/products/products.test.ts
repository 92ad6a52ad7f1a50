import { describe, expect, it } from 'vitest';
import { molarMass } from '../facts/product-facts.ts';
import * as content from '../content.ts';
import { soldProduct } from '../../../tests/support/catalogue.ts';
import { referenceFacts, type ReferenceFigure } from '../../../tests/support/reference-facts.ts';
import type { ProductProperty } from './product-properties.ts';
import { arrangeProducts, dataSheetPath, type ProductFile } from './products.ts';

const products = content.products();
const facts = referenceFacts();
const each = products.map((product) => [product.name, product] as const);
const withFacts = facts.products.flatMap((fact) => {
  const product = soldProduct(fact.cas);
  return product ? [[product.name, product, fact] as const] : [];
});

function expectWithin(property: ProductProperty, figure: ReferenceFigure): void {
  const low = figure.value ?? figure.min;
  const high = figure.value ?? figure.max;
  if (low === undefined || high === undefined) {
    // No such point: the record must not give one, but may say where the substance decomposes.
    expect(property.kind).not.toBe('measured');
    if (property.kind === 'decomposes') expect(figure.note).toMatch(/decompos/);
    return;
  }
  if (property.kind === 'none') throw new Error('The record gives no figure, but the facts do.');
  expect(property.unit.replace('³', '3')).toBe(figure.unit);
  expect(property.value).toBeGreaterThanOrEqual(low);
  expect(property.value).toBeLessThanOrEqual(high);
}

describe('the catalogue', () => {
  it('has no text alternative twice', () => {
    const images = products.flatMap((product) => product.images);
    expect(new Set(images.map(({ alt }) => alt)).size).toBe(images.length);
  });

  it('finds a product by its slug, and says so when there is none', () => {
    for (const product of products) {
      expect(content.product(product.slug)).toBe(product);
      expect(dataSheetPath(product)).toBe(`/data-sheets/${product.slug}-data-sheet.pdf`);
    }
    expect(() => content.product('gold')).toThrow('There is no product "gold".');
  });
});

describe.each(withFacts)('%s agrees with the reference facts in its', (_name, product, fact) => {
  it('identity', () => {
    expect(product.identity).toMatchObject({
      casNumber: fact.cas,
      ecNumber: fact.ecNumber,
      iupacName: fact.iupacName,
      formula: fact.formula,
      smiles: fact.smiles,
      hsCode: fact.hsCode,
    });
    // Masses of elements differ by source in the second decimal.
    expect(Number.parseFloat(molarMass(product.identity) ?? '')).toBeCloseTo(
      fact.molarMass.value,
      1,
    );
  });

  it('properties', () => {
    expectWithin(product.properties.meltingPoint, fact.meltingPoint);
    const { boilingPoint } = product.properties;
    if (boilingPoint) expectWithin(boilingPoint, fact.boilingPoint);
    expectWithin(product.properties.flashPoint, fact.flashPoint);
  });

  it('density, of the phase that is sold', () => {
    const { density } = product.properties;
    if (!density || density.kind === 'none') {
      expect(fact.density['solid']).toMatchObject({ value: null });
      return;
    }
    expect(density.condition).toBe(product.physicalState === 'liquid' ? 'at 20 °C' : 'solid');
    const figure = fact.density[product.physicalState === 'liquid' ? 'at_20C' : 'solid'];
    expect(figure).toBeDefined();
    expectWithin(density, figure ?? {});
  });

  it('hazards', () => {
    const { classificationSource, notes: _notes, ...label } = product.hazards;
    const isClassified = fact.ghs.hazardStatements.length > 0;
    expect(classificationSource).toMatch(
      isClassified ? /^CLP Annex VI, harmonised/ : /^no harmonised entry in CLP Annex VI/,
    );
    expect(label).toEqual({
      pictograms: fact.ghs.pictograms,
      signalWord: fact.ghs.signalWord ?? null,
      hazardStatements: fact.ghs.hazardStatements,
      supplementalStatements: fact.ghs.supplemental ?? [],
      classification: fact.ghs.classification ?? [],
      // A bare "*" marks limits of the older law that were not carried over: there is nothing to print.
      specificConcentrationLimits: (fact.ghs.specificConcentrationLimits ?? []).filter(
        (limit) => limit !== '*',
      ),
    });
  });

  it('transport', () => {
    if (product.transport === null || fact.transport === null) {
      expect(product.transport).toBe(fact.transport);
      return;
    }
    // The list joins several proper shipping names by "or"; a record has the one that fits.
    const { properShippingName, ...entry } = product.transport;
    const { properShippingName: listed, ...listedEntry } = fact.transport;
    expect(entry).toMatchObject(listedEntry);
    expect(listed.split(' or ')).toContain(properShippingName);
  });
});

describe.each(each)('%s makes sense:', (_name, product) => {
  it('melting below boiling, and the phase that is sold', () => {
    const { meltingPoint, boilingPoint } = product.properties;
    if (meltingPoint.kind !== 'measured') {
      expect(product.physicalState).toBe('solid');
      return;
    }
    expect(meltingPoint.value < 20).toBe(product.physicalState === 'liquid');
    if (boilingPoint && boilingPoint.kind !== 'none')
      expect(meltingPoint.value).toBeLessThan(boilingPoint.value);
  });

  it('flammability against flash point (CLP Annex I, 2.6)', () => {
    const { flashPoint, boilingPoint } = product.properties;
    if (product.physicalState === 'solid' || flashPoint.kind !== 'measured') return;
    const isFlammable = flashPoint.value <= 60;
    const statements = product.hazards.hazardStatements;
    expect(statements.includes('H225')).toBe(isFlammable && flashPoint.value < 23);
    expect(statements.includes('H226')).toBe(isFlammable && flashPoint.value >= 23);
    // At 35 °C and below it would be category 1, H224.
    if (isFlammable && boilingPoint?.kind === 'measured')
      expect(boilingPoint.value).toBeGreaterThan(35);
    if (isFlammable) {
      expect([
        product.transport?.imdgClass,
        ...(product.transport?.subsidiaryHazards ?? []),
      ]).toContain('3');
    }
  });

  it('classification lines name each statement of the label', () => {
    const lines = product.hazards.classification.join('\n');
    for (const code of product.hazards.hazardStatements) expect(lines).toContain(`: ${code}`);
  });

  it('packaging that suits the product', () => {
    for (const option of product.packaging) {
      const isForLiquids = ['ibc', 'iso-tank', 'flexitank'].includes(option.kind);
      const isForSolids = ['bag', 'jumbo-bag'].includes(option.kind);
      if (product.physicalState === 'solid') expect(isForLiquids).toBe(false);
      else expect(isForSolids).toBe(false);
    }
  });

  it('two to four sentences of description', () => {
    const sentences = product.description.split(/(?<=\.) (?=\p{Lu})/u);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
  });
});

describe('storage', () => {
  it('keeps acrylic acid at 15 to 25 °C with its inhibitor under air', () => {
    const acrylicAcid = soldProduct('79-10-7');
    if (!acrylicAcid) return;
    const { storage } = acrylicAcid;
    expect(storage.temperatureLimits).toMatchObject({ lowest: 15, highest: 25 });
    expect(storage.conditions.join(' ')).toMatch(/MEHQ under air; never under nitrogen/);
  });

  it('keeps what freezes in a cool store above its melting point', () => {
    for (const { storage, properties } of ['79-10-7', '64-19-7'].flatMap(
      (casNumber) => soldProduct(casNumber) ?? [],
    )) {
      if (properties.meltingPoint.kind !== 'measured') throw new Error('It has a melting point.');
      expect(storage.temperatureLimits?.lowest).toBeGreaterThan(properties.meltingPoint.value);
    }
  });
});

describe('arrangeProducts', () => {
  const files = products.map((product) => ({ file: `products/${product.slug}.yaml`, product }));

  const [first, second] = files;
  if (!first || !second) throw new Error('These tests need two products.');
  const secondWith = (change: Partial<ProductFile['product']>) =>
    arrangeProducts([first, { ...second, product: { ...second.product, ...change } }]);

  it('sorts by id, of which any may be missing', () => {
    expect(arrangeProducts([...files].reverse())).toEqual(products);
    expect(arrangeProducts(files.toSpliced(1, 1))).toEqual(products.toSpliced(1, 1));
  });

  it('says all that records share, of each field', () => {
    const { id, dataSheet, images } = first.product;
    const shared = (field: string) =>
      `content/${second.file}:\\d+, ${field}: must be its own, and not that of content/${first.file};`;
    expect(() => secondWith({ id })).toThrow(new RegExp(`^${shared('id')}`));
    expect(() => secondWith({ dataSheet, images })).toThrow(
      new RegExp(`^${shared('dataSheet.value.number')}.*\n${shared('images.0.file')}`),
    );
  });

  it('says which file is misnamed', () => {
    const misnamed = [{ ...first, file: 'products/propanone.yaml' }];
    expect(() => arrangeProducts(misnamed)).toThrow(
      `content/products/propanone.yaml, slug: belongs in content/${first.file}: rename the file, or correct the slug`,
    );
  });

  it('refuses an empty catalogue', () => {
    expect(() => arrangeProducts([])).toThrow('content/products has no record.');
  });
});
