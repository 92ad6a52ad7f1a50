import {
  entriesNamed,
  entriesOf,
  namesOf,
  type DangerousGoodsEntry,
} from '../../src/chemistry/dangerous-goods-list.ts';
import { describesProvision } from '../../src/chemistry/imdg-codes.ts';
import type { Product } from '../../src/records/products/products.ts';
import type { Report } from './report.ts';

type Transport = NonNullable<Product['transport']>;

/** Special provisions that demand the technical name (IMDG Code, 3.1.2.8.1). */
const needsTechnicalName = ({ specialProvisions }: DangerousGoodsEntry) =>
  specialProvisions.some((number) => number === 274 || number === 318);

/** Compares a record with its entries in the Dangerous Goods List. */
export function checkListEntry(transport: Transport, report: Report): void {
  const { unNumber, properShippingName, packingGroup } = transport;
  const listed = entriesOf(unNumber);
  if (listed.length === 0) {
    return report(
      'transport.unNumber',
      'must be a number of the Dangerous Goods List (IMDG Code, 42-24)',
    );
  }
  const sameName = entriesNamed(properShippingName);
  const named = listed.filter((entry) => sameName.includes(entry));
  if (named.length === 0) {
    const names = [...new Set(listed.flatMap(namesOf))].join('" or "');
    const others = [...new Set(sameName.map((entry) => entry.unNumber))].join(', ');
    const hint = others && `; "${properShippingName}" is ${others}`;
    return report(
      'transport.properShippingName',
      `must be "${names}", as the UN number is ${unNumber}${hint}: correct the one that is wrong`,
    );
  }
  if (properShippingName.endsWith('N.O.S.') && named.some(needsTechnicalName)) {
    report(
      'transport.properShippingName',
      'must have the technical name in brackets after "N.O.S.", such as "N.O.S. (BENZYL BENZOATE)" (IMDG Code, 3.1.2.8)',
    );
  }
  const groups = [...new Set(named.map((entry) => entry.packingGroup))];
  if (!groups.includes(packingGroup)) {
    return report(
      'transport.packingGroup',
      `must be ${groups.map((group) => group ?? 'null').join(' or ')}, as the Dangerous Goods List has it for ${unNumber} ${properShippingName}`,
    );
  }
  const entries = named.filter((entry) => entry.packingGroup === packingGroup).map(valuesOfEntry);
  for (const [field, found] of Object.entries(valuesOfRecord(transport))) {
    const listed = [...new Set(entries.map((values) => values[field]))];
    const expected = listed.filter((value) => value !== undefined);
    if (found === undefined || expected.length === 0 || expected.includes(found)) continue;
    report(
      `transport.${field}`,
      `must be ${expected.map((value) => value || 'none').join(' or ')}, as the Dangerous Goods List has it for ${unNumber} ${properShippingName}, packing group ${packingGroup ?? 'none'}`,
    );
  }
}

const listOf = (codes: readonly (string | number)[]) => codes.map(String).sort().join(', ');

/** Fields of `transport` that the list decides, as texts; undefined where the entry or the record does not say. */
type Values = Readonly<Record<string, string | undefined>>;

const valuesOfEntry = (entry: DangerousGoodsEntry): Values => ({
  imdgClass: entry.imdgClass,
  subsidiaryHazards: entry.subsidiaryHazards && listOf(entry.subsidiaryHazards),
  ems: entry.ems || undefined,
  // A product that the list does not mark may be a pollutant by its classification.
  marinePollutant: entry.isMarinePollutant ? 'true' : undefined,
  'stowage.category': entry.stowageCategory,
  'stowage.codes': listOf(entry.stowageCodes),
  segregationGroups: listOf(entry.segregationGroups),
  segregationCodes: listOf(entry.segregationCodes),
  // Records name only the provisions on which a buyer or carrier must act.
  specialProvisions: listOf(entry.specialProvisions.filter(describesProvision)),
});

const valuesOfRecord = (record: Transport): Values => ({
  imdgClass: record.imdgClass,
  subsidiaryHazards: listOf(record.subsidiaryHazards),
  ems: record.ems,
  marinePollutant: String(record.marinePollutant),
  'stowage.category': record.stowage?.category,
  'stowage.codes': record.stowage && listOf(record.stowage.codes),
  segregationGroups: listOf(record.segregationGroups),
  segregationCodes: listOf(record.segregationCodes),
  specialProvisions: listOf(record.specialProvisions.filter(describesProvision)),
});
