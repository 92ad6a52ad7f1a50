import { markSvg } from '../../drawing/mark.ts';
import { BRAND_NAVY, BRAND_TEAL } from '../../records/brand-colours.ts';
import { classDiamondSvg, marinePollutantMarkSvg } from '../../drawing/class-diamond-svg.ts';
import { pictogramSvg } from '../../drawing/pictogram-svg.ts';
import { marksOf } from '../../chemistry/classification-marks.ts';
import { PICTOGRAMS } from '../../chemistry/pictograms.ts';
import { hazardStatementText } from '../../chemistry/target-organs.ts';
import { fillText } from '../../records/fill-text.ts';
import * as content from '../../records/content.ts';
import type { DataSheetTexts } from '../../records/data-sheet-texts.ts';
import type { Product, ProductProperty } from '../../records/products.ts';
import { ROUTES } from '../../records/routes.ts';
import { structureSvg } from '../../drawing/structure/structure-svg.ts';
import { contactContent } from '../typesetting/contact-content.ts';
import { formulaParts } from '../../chemistry/formula-parts.ts';
import { FIRST_AID_ROUTES, firstAidLine } from './first-aid.ts';
import { longDate, thousands } from './numbers.ts';
import { precautionaryStatements } from './precautionary-statements.ts';
import { specificationTable } from './specification-table.ts';

function propertyRow(term: string, property: ProductProperty, texts: DataSheetTexts['properties']) {
  if (property.kind === 'none') {
    return { term, phrase: texts.noFigure, note: property.note };
  }
  const exact = `${property.value} ${property.unit}`;
  const shown = property.approximate ? fillText(texts.approximate, { figure: exact }) : exact;
  const note = property.note ?? null;
  const condition = property.condition ?? null;
  const method = property.method ?? null;
  return property.kind === 'decomposes'
    ? { term, phrase: fillText(texts.decomposes, { figure: shown }), condition, method, note }
    : { term, value: shown, condition, method, note };
}

function properties(product: Product, texts: DataSheetTexts['properties']) {
  const { meltingPoint, boilingPoint, density, flashPoint } = product.properties;
  return {
    columns: texts.columns,
    notStated: texts.notStated,
    general: [
      { term: texts.physicalState, value: texts.physicalStates[product.physicalState] },
      { term: texts.appearance, value: product.appearance },
    ],
    rows: [
      propertyRow(texts.meltingPoint, meltingPoint, texts),
      propertyRow(texts.boilingPoint, boilingPoint, texts),
      propertyRow(texts.density, density, texts),
      propertyRow(texts.flashPoint, flashPoint, texts),
    ],
  };
}

/** Litres as printed, or null for a solid: the template leaves the column out. */
function litres(value: number | null): string | null {
  return value === null ? null : `${thousands(value)} L`;
}

function packaging(product: Product, texts: DataSheetTexts['packaging']) {
  return {
    columns: texts.columns,
    rows: product.packaging.map((option) => ({
      name: option.name,
      material: texts.materials[option.material] ?? option.material,
      capacity: litres(option.capacityLitres ?? null),
      netMass: `${thousands(option.netMassKg)} kg`,
      netVolume: litres(option.netVolumeLitres),
      units: thousands(option.unitsPerContainer),
      netPerContainer: `${option.netTonnesPerContainer} t`,
    })),
    terms: [
      { term: texts.incoterms, value: product.incoterms.join(', ') },
      { term: texts.minimumOrder, value: product.minimumOrder },
      { term: texts.leadTime, value: product.leadTime },
    ],
  };
}

function hazards(product: Product, texts: DataSheetTexts) {
  const { hazards: record } = product;
  const codes = [...record.hazardStatements, ...record.supplementalStatements];
  return {
    words: texts.hazards,
    source: fillText(texts.hazards.source, { source: record.classificationSource }),
    isClassified: codes.length > 0 || record.classification.length > 0,
    signalWord: record.signalWord ?? texts.hazards.noSignalWord,
    pictograms: record.pictograms.map((code) => ({
      svg: pictogramSvg(code),
      code,
      name: PICTOGRAMS[code].name,
      alternative: `${code}, ${PICTOGRAMS[code].textAlternative}`,
    })),
    statements: codes.map((code) => ({
      code,
      text: hazardStatementText(code, record.classification),
    })),
    precautions: precautionaryStatements(product, texts),
    classification: record.classification,
    limits: record.specificConcentrationLimits,
    marks: marksOf(record.classification),
    notes: record.notes,
  };
}

function transport(product: Product, texts: DataSheetTexts['transport']) {
  const { transport: record } = product;
  if (!record) {
    return {
      basis: texts.basis,
      regulated: null,
      notRegulated: texts.notRegulated,
      note: texts.notRegulatedNote,
    };
  }
  const className = (imdgClass: string) =>
    texts.classNames[imdgClass] ?? `${texts.imdgClass} ${imdgClass}`;
  const diamonds = [record.imdgClass, ...record.subsidiaryHazards].map((imdgClass) => ({
    svg: classDiamondSvg(imdgClass),
    alternative: fillText(texts.diamondAlternative, { className: className(imdgClass) }),
  }));
  if (record.marinePollutant) {
    diamonds.push({ svg: marinePollutantMarkSvg(), alternative: texts.marinePollutantAlternative });
  }
  const { yes, no } = texts.isMarinePollutant;
  return {
    basis: texts.basis,
    notRegulated: texts.notRegulated,
    note: texts.notRegulatedNote,
    regulated: {
      diamonds,
      unNumber: { term: texts.unNumber, value: record.unNumber },
      properShippingName: { term: texts.properShippingName, value: record.properShippingName },
      facts: [
        { term: texts.imdgClass, value: record.imdgClass },
        {
          term: texts.subsidiaryHazards,
          value: record.subsidiaryHazards.join(', ') || texts.noSubsidiaryHazard,
        },
        { term: texts.packingGroup, value: record.packingGroup },
        { term: texts.ems, value: record.ems },
        { term: texts.marinePollutant, value: record.marinePollutant ? yes : no },
      ],
    },
  };
}

function temperature(
  limits: Product['storage']['temperatureLimits'],
  texts: DataSheetTexts['storage'],
) {
  if (!limits) return null;
  const { lowest, highest, reason } = limits;
  const range =
    lowest !== null && highest !== null
      ? fillText(texts.between, { lowest, highest })
      : lowest !== null
        ? fillText(texts.above, { lowest })
        : highest !== null
          ? fillText(texts.below, { highest })
          : null;
  return range === null ? null : { term: texts.temperature, range, reason };
}

function storage(product: Product, texts: DataSheetTexts['storage']) {
  const { months, condition } = product.shelfLife;
  return {
    conditions: product.storage.conditions,
    temperature: temperature(product.storage.temperatureLimits, texts),
    shelfLife: { term: texts.shelfLife, value: fillText(texts.months, { months, condition }) },
  };
}

/**
 * All that one product's data sheet says, in the words and numbers that are printed: the template
 * (`sheet.typ`) only arranges it. `siteUrl` is the site's origin without a trailing slash: the QR
 * code leads to the product's card there. Throws when a text or a drawing for something in the
 * record is missing.
 */
export function sheetContent(product: Product, siteUrl: string) {
  const company = content.company();
  const texts = content.dataSheetTexts();
  const { identity, dataSheet } = product;
  const named = { product: product.displayName, cas: identity.casNumber };
  const terms = texts.identity;
  return {
    title: fillText(texts.documentTitle, named),
    description: fillText(texts.documentDescription, named),
    author: company.legalName,
    keywords: [product.name, identity.casNumber, identity.ecNumber, ...product.synonyms],
    revisedOn: dataSheet.revisedOn,
    brand: company.name,
    mark: { navy: markSvg(BRAND_NAVY, BRAND_TEAL), white: markSvg('#ffffff', BRAND_TEAL) },
    kind: texts.kind,
    sections: texts.sections,
    name: product.displayName,
    fullName: product.name,
    summary: product.summary,
    synonyms: { term: terms.synonyms, value: product.synonyms.join(', ') || terms.none },
    structure: {
      svg: structureSvg(identity.smiles, { color: '#ffffff', bondLength: 24, strokeWidth: 1.3 }),
      alternative: fillText(texts.structureAlternative, { product: product.displayName }),
    },
    identity: [
      { term: terms.casNumber, value: identity.casNumber },
      { term: terms.ecNumber, value: identity.ecNumber },
      { term: terms.formula, formula: formulaParts(identity.formula) },
      { term: terms.molarMass, value: `${identity.molarMass} g/mol` },
      { term: terms.hsCode, value: identity.hsCode },
    ],
    iupacName: { term: terms.iupacName, value: identity.iupacName },
    productDescription: product.description,
    uses: product.uses,
    properties: properties(product, texts.properties),
    specification: specificationTable(product.grades, texts.specification),
    packaging: packaging(product, texts.packaging),
    hazards: hazards(product, texts),
    transport: transport(product, texts.transport),
    storage: storage(product, texts.storage),
    firstAid: FIRST_AID_ROUTES.map((route) => ({
      term: texts.firstAid[route],
      text: firstAidLine(route, product.hazards, texts),
    })),
    sources: fillText(texts.sources, { sources: product.source }),
    disclaimer: texts.disclaimer,
    contact: contactContent(siteUrl, {
      url: `${siteUrl}${ROUTES.products}#${product.slug}`,
      caption: texts.contact.qrCaption,
      alternative: fillText(texts.contact.qrAlternative, named),
    }),
    footer: {
      sheetNumber: fillText(texts.footer.sheetNumber, { number: dataSheet.number }),
      revision: fillText(texts.footer.revision, { revision: dataSheet.revision }),
      revisedOn: fillText(texts.footer.revisedOn, {
        date: longDate(dataSheet.revisedOn, texts.months),
      }),
      page: texts.footer.page,
    },
  };
}
