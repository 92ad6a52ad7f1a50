/** Statements about minimum, packs, route and stock that contradict another record or another field. */
import { ROUTE_NAMES } from '../../records/pages/pages.ts';
import { PACKAGING_KINDS } from '../../records/products/packaging.ts';
import type { Product, ProductFile } from '../../records/products/products.ts';
import { contentProblem } from '../../records/reading/read-record.ts';
import { textsOf } from './copied-texts.ts';
import type { Report } from './report.ts';

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');
const KINDS = Object.entries(PACKAGING_KINDS).toSorted(
  ([, one], [, other]) => other.length - one.length,
);
const MASS = String.raw`[^();]*\(([\d,.]+) (kg|t)\)`;
/** Matches "four drums (640 kg)" and "54 drums in two tiers (10.8 t)". */
const AMOUNT = new RegExp(
  String.raw`(\d[\d,]*|${NUMBERS.join('|')}) (${KINDS.map(([, name]) => name).join('|')})s?\b${MASS}`,
  'gi',
);
/** Matches "400 on pallets (10 t)" of the packaging itself. */
const ON_PALLETS = new RegExp(String.raw`(\d[\d,]*)( )on pallets${MASS}`, 'g');

const numberOf = (words: string) =>
  NUMBERS.indexOf(words.toLowerCase()) + 1 || Number(words.replaceAll(',', ''));

/** Compares amounts in words, such as "four drums (640 kg)", with the packaging. */
function checkAmounts({ minimumOrder, packaging }: Product, report: Report): void {
  const check = (
    field: string,
    text: string,
    pattern: RegExp,
    own?: (typeof packaging)[number],
  ) => {
    for (const [words, count = '', name = '', mass = '', unit] of text.matchAll(pattern)) {
      const kind = KINDS.find(([, known]) => known.toLowerCase() === name.toLowerCase())?.[0];
      const options = own ? [own] : packaging.filter((option) => option.kind === kind);
      const stated = Number(mass.replaceAll(',', '')) * (unit === 't' ? 1000 : 1);
      const fits = options.some(
        ({ netMassKg, unitsPerContainer }) =>
          Math.abs(netMassKg * numberOf(count) - stated) <= stated / 100 &&
          (own !== undefined || numberOf(count) <= unitsPerContainer),
      );
      if (!fits) {
        report(
          field,
          `says "${words}", which fits no packaging of this record: correct the number, the mass or the packaging`,
        );
      }
    }
  };
  for (const [market, text] of Object.entries(minimumOrder)) {
    check(`minimumOrder.value.${market}`, text, AMOUNT);
  }
  for (const [index, option] of packaging.entries()) {
    check(`packaging.value.${index}.loading`, option.loading ?? '', ON_PALLETS, option);
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
  for (const { field, text } of textsOf(file)) {
    const passage = ROUTE_NAMES.find((name) => text.includes(name));
    if (passage === undefined) continue;
    report(field, `must not name the route (${passage}): pages/services.yaml does, and it changes`);
  }
}

/** Matches "stock at Bhiwandi and Nhava Sheva" and "inventory in Mumbai", with the places. */
const STOCK =
  /\b(?:stock|inventory)\b[^.:]*?\b(?:in|at|near) ((?:[A-Z]\w+(?:,? and | or |, | )?)+)/g;

/** Finds places of stock in the texts of pages that the "availability" of no product names. */
export function findStockProblems(
  files: readonly string[],
  products: readonly ProductFile[],
): string[] {
  const places = products.map(({ product }) => product.availability ?? '').join('\n');
  return files.flatMap((file) =>
    textsOf(file).flatMap(({ field, text }) =>
      [...text.matchAll(STOCK)]
        .flatMap(([, named = '']) => named.split(/,? and | or |, /))
        .map((place) => place.trim())
        .filter((place) => place !== '' && !places.includes(place))
        .map((place) =>
          contentProblem(
            file,
            field.split('.'),
            `says that stock is in ${place}, which the "availability" of no product names: correct the one that is wrong`,
          ),
        ),
    ),
  );
}
