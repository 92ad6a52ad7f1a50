import * as content from '../../../records/content.ts';
import { LABELS } from '../../../records/facts/labels.ts';
import { keepTogether } from '../../../records/typography.ts';
import {
  identityFacts,
  packagingFacts,
  propertyFacts,
  supplyTerms,
} from '../../../records/facts/product-facts.ts';
import type { Product } from '../../../records/products/products.ts';
import { specificationTable } from '../../../records/facts/specification-table.ts';
import { Formula } from '../../components/Formula.tsx';
import type { FactItem } from './FactList.tsx';
import type { FactTableProps } from './FactTable.tsx';

type Table = Omit<FactTableProps, 'labelledBy'>;

/** Numbers of the substance, its systematic name and its synonyms. */
export function identityList(product: Product): FactItem[] {
  const terms = LABELS.identity;
  const { formula = '', iupacName } = product.identity;
  return [
    ...identityFacts(product).map((fact) => ({
      term: fact.term,
      value: 'value' in fact ? fact.value : <Formula formula={formula} />,
      isCopied: fact.term === terms.casNumber,
    })),
    ...(iupacName ? [{ term: terms.iupacName, value: iupacName, isWide: true }] : []),
    ...(product.synonyms.length > 0
      ? [{ term: terms.synonyms, value: product.synonyms.join(', '), isWide: true }]
      : []),
  ];
}

/** "max. 0.5", "180 to 220": no line ends within where a phone has room; a longer range may take two. */
const BOUND = /^m(in|ax)\. |^[\d.]+ to [\d.]+$/;

/** What stands under the heading of the grades; what a dash means only where there is one. */
export function gradeNote(product: Product): string {
  const { note, notLimited } = content.productPage().specification;
  const isOpen = specificationTable(product.grades).rows.some(({ limits }) =>
    limits.includes(null),
  );
  return isOpen ? `${note} ${notLimited}` : note;
}

/** Parameter by grade, unit and method. */
export function gradeTable(product: Product): Table {
  const { columns, grades, rows } = specificationTable(product.grades);
  return {
    columns: [columns.parameter, ...grades, columns.unit, columns.method],
    quietColumns: 2,
    rows: rows.map(({ parameter, limits, unit, method }) => ({
      name: parameter,
      cells: [
        ...limits.map(
          (limit) =>
            limit && (
              <strong
                className={`font-semibold text-navy ${BOUND.test(limit) ? 'min-[22rem]:whitespace-nowrap' : ''}`}
              >
                {limit}
              </strong>
            ),
        ),
        unit,
        method,
      ],
    })),
  };
}

/** Each packaging with what it holds. A column that applies to none of them is left out. */
export function packagingTable(product: Product): Table {
  const { columns, rows } = packagingFacts(product);
  const { packaging, ...headers } = columns;
  const names = Object.keys(headers) as (keyof typeof headers)[];
  const shown = names.filter((column) => rows.some((row) => row[column] !== null));
  return {
    columns: [packaging, ...shown.map((column) => headers[column])],
    rows: rows.map((row) => ({ name: row.name, cells: shown.map((column) => row[column]) })),
  };
}

/** Typical properties, each with its circumstances, its method and what must be known beside it. */
export function propertyTable(product: Product): Table {
  const { columns, general, rows } = propertyFacts(product);
  const all = [
    ...general.map(({ term, value }) => ({ term, value, reading: '', note: null })),
    ...rows.map((row) => ({
      term: row.term,
      // A substance that has no such point has a note that says why.
      value: row.value ?? row.note,
      reading: row.details.join(', '),
      note: row.value === null ? null : row.note,
    })),
  ];
  return {
    isPaired: true,
    columns: [columns.property, columns.value, columns.condition],
    rows: all.map(({ term, value, reading, note }) => ({
      name: term,
      cells: [
        value === null ? null : (
          <strong className="font-semibold text-navy">{keepTogether(value)}</strong>
        ),
        reading || note ? (
          <>
            {keepTogether(reading)}
            {note && <span className="block">{keepTogether(note)}</span>}
          </>
        ) : null,
      ],
    })),
  };
}

/** Terms of supply, and the controls that an export of the product is under. */
export function supplyList(product: Product): FactItem[] {
  const { exportControls, indianRules } = LABELS.packaging;
  return [
    ...supplyTerms(product),
    ...rulesOf(exportControls, product.exportControls),
    ...rulesOf(indianRules, product.indianRules),
  ];
}

/** Rules, each with the law that says so. */
function rulesOf(term: string, rules: Product['exportControls']): FactItem[] {
  if (rules.length === 0) return [];
  const value = rules.map(({ text, source }) => (
    <span key={text} className="mt-1.5 block first:mt-0 print:mt-0.5">
      {keepTogether(text)}{' '}
      <span className="text-[0.9375rem] font-normal text-muted print:text-[0.6875rem]">
        {keepTogether(source)}
      </span>
    </span>
  ));
  return [{ term, value, isWide: true }];
}
