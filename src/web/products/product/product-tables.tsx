import * as content from '../../../records/content.ts';
import { keepTogether } from '../../../records/typography.ts';
import {
  identityFacts,
  nameFacts,
  onlyKnown,
  packagingFacts,
  propertyFacts,
  ruleFacts,
  supplyTerms,
} from '../../../records/facts/product-facts.ts';
import type { Product } from '../../../records/products/products.ts';
import { specificationTable } from '../../../records/facts/specification-table.ts';
import { CertificateFacts } from '../../components/CertificateFacts.tsx';
import { Formula } from '../../components/Formula.tsx';
import type { FactItem } from './FactList.tsx';
import type { FactTableProps } from './FactTable.tsx';

type Table = Omit<FactTableProps, 'labelledBy'>;

/** Returns the numbers of the substance, its IUPAC name and its synonyms. */
export function identityList(product: Product): FactItem[] {
  const { formula = '' } = product.identity;
  return [
    ...identityFacts(product).map((fact) => ({
      term: fact.term,
      value: 'value' in fact ? fact.value : <Formula formula={formula} />,
      isCopied: fact.term === 'CAS number',
    })),
    ...nameFacts(product).map((fact) => ({ ...fact, isWide: true })),
  ];
}

/**
 * Matches "max. 0.5" and "180 to 220", in which a line must not break on a phone. A longer range may take two lines.
 */
const BOUND = /^m(in|ax)\. |^[\d.]+ to [\d.]+$/;

/** Returns the note under the heading of the grades. It explains the dash only if the table has one. */
export function gradeNote(product: Product): string {
  const { note } = content.productPage().specification;
  const hasGaps = specificationTable(product.grades).rows.some(({ limits }) =>
    limits.includes(null),
  );
  return hasGaps ? `${note} “–” means that no limit is set for that grade.` : note;
}

/** Returns the specification: a row per parameter, with unit and method, and a column per grade. */
export function gradeTable(product: Product): Table {
  const { columns, grades, rows } = specificationTable(product.grades);
  return {
    layout: 'compared',
    columns: [columns.parameter, ...grades, columns.unit, columns.method],
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

export function packagingTable(product: Product): Table {
  const { name, columns, rows } = packagingFacts(product);
  return {
    layout: 'listed',
    columns: [name, ...columns.map(({ header }) => header)],
    rows: rows.map((row) => ({ name: row.name, cells: columns.map(({ key }) => row[key]) })),
  };
}

/** Returns the typical properties, each with its conditions, method and note. */
export function propertyTable(product: Product): Table {
  const { columns, rows } = propertyFacts(product);
  return {
    layout: 'paired',
    columns: [columns.property, columns.value, columns.condition],
    rows: rows.map(({ term, value, details, note }) => ({
      name: term,
      cells: [
        <strong className="font-semibold text-navy">{keepTogether(value)}</strong>,
        details || note ? (
          <>
            {keepTogether(details)}
            {note && <span className="block">{keepTogether(note)}</span>}
          </>
        ) : null,
      ],
    })),
  };
}

export function supplyList(product: Product): FactItem[] {
  const { certificates, fraudNotice } = content.company().trade;
  const certified = certificates.map((certificate) => (
    <span key={certificate.name} className="block">
      {certificate.name}: <CertificateFacts certificate={certificate} />
    </span>
  ));
  return [
    ...supplyTerms(product).map((fact) =>
      fact.term === 'Certificates' ? { ...fact, value: certified, isWide: true } : fact,
    ),
    ...onlyKnown([{ term: 'Before you pay', value: fraudNotice }]),
    ...ruleFacts(product).flatMap(rulesOf),
  ];
}

/** Returns rules, each with its law. */
function rulesOf({ term, items }: ReturnType<typeof ruleFacts>[number]): FactItem[] {
  if (items.length === 0) return [];
  const value = items.map(({ text, source }) => (
    <span key={text} className="mt-3 block font-normal first:mt-0 print:mt-0.5">
      {keepTogether(text)}{' '}
      <span className="text-[0.9375rem] text-muted print:text-[0.6875rem]">
        {keepTogether(source)}
      </span>
    </span>
  ));
  return [{ term, value, isWide: true }];
}
