/** Statements about minimum, assay and route that contradict another record or another field. */
import { ROUTE_NAMES } from '../../records/pages/pages.ts';
import { PACKAGING_KINDS } from '../../records/products/packaging.ts';
import type { Product, ProductFile } from '../../records/products/products.ts';
import { textsOf } from './copied-texts.ts';
import type { Report } from './report.ts';

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');
/** The kinds of packaging by their names in small letters, the longest first: a jumbo bag is no bag. */
const KINDS = new Map(
  Object.entries(PACKAGING_KINDS)
    .map(([kind, name]) => [name.toLowerCase(), kind] as const)
    .toSorted(([one], [other]) => other.length - one.length),
);
const PACKS = new RegExp(String.raw`\b(${[...KINDS.keys()].join('|')})s?\b`, 'gi');
/** Fields that name only packagings of the product. */
const NAMES_PACKS = /^(description|minimumOrder\b.*)$|\balt$/;
/** Matches "four drums (640 kg)" and "54 drums in two tiers (10.8 t)". */
const AMOUNT = new RegExp(
  String.raw`(\d[\d,]*|${NUMBERS.join('|')}) ${PACKS.source}[^();]*\(([\d,.]+) (kg|t)\)`,
  'gi',
);

const numberOf = (words: string) =>
  NUMBERS.indexOf(words.toLowerCase()) + 1 || Number(words.replaceAll(',', ''));

/** Compares amounts in words, such as "four drums (640 kg)", with the packaging. */
function checkAmounts({ minimumOrder, packaging }: Product, report: Report): void {
  for (const [market, text] of Object.entries(minimumOrder)) {
    for (const [words, count = '', name = '', mass = '', unit] of text.matchAll(AMOUNT)) {
      const stated = Number(mass.replaceAll(',', '')) * (unit === 't' ? 1000 : 1);
      const fits = packaging.some(
        (option) =>
          option.kind === KINDS.get(name.toLowerCase()) &&
          numberOf(count) <= option.unitsPerContainer &&
          Math.abs(option.netMassKg * numberOf(count) - stated) <= stated / 100,
      );
      if (fits) continue;
      report(
        `minimumOrder.value.${market}`,
        `says "${words}", which fits no packaging of this record: correct the number, the mass or the packaging`,
      );
    }
  }
}

/** Finds impurities that may be more than the assay leaves. An assay on another basis is not compared. */
function checkAssays({ grades }: Product, report: Report): void {
  for (const [index, { specification }] of grades.entries()) {
    const assay = specification.find(({ parameter }) => parameter === 'Assay');
    const rest = 100 - Number(/^min\. ([\d.]+)$/.exec(assay?.limit ?? '')?.[1]);
    for (const [row, { limit, parameter, unit }] of specification.entries()) {
      const most = Number(/^max\. ([\d.]+)$/.exec(limit)?.[1]);
      if (unit !== assay?.unit || !(most > rest + 1e-9)) continue;
      report(
        `grades.value.${index}.specification.${row}.limit`,
        `must be at most ${Number(rest.toFixed(3))} ${unit}, as the assay of ${assay.limit} leaves no more for ${parameter}`,
      );
    }
  }
}

/** Returns the contradictions of one product, whose texts leave the route to the Services page. */
export function checkContradictions({ file, product }: ProductFile, report: Report): void {
  checkAmounts(product, report);
  checkAssays(product, report);
  const packed = new Set<string>(product.packaging.map(({ kind }) => kind));
  for (const { field, text } of textsOf(file)) {
    const passage = ROUTE_NAMES.find((name) => text.includes(name));
    if (passage) {
      report(
        field,
        `must not name the route (${passage}): pages/services.yaml does, and it changes`,
      );
    }
    for (const [words, name = ''] of text.matchAll(PACKS)) {
      if (!NAMES_PACKS.test(field) || packed.has(KINDS.get(name.toLowerCase()) ?? '')) continue;
      report(
        field,
        `says "${words}", which "packaging" does not have: correct the one that is wrong`,
      );
    }
  }
}
