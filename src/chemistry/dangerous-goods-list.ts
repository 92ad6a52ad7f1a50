import list from './dangerous-goods-list.json' with { type: 'json' };

/** One entry of the Dangerous Goods List of the IMDG Code, with the codes as the list prints them. */
export type DangerousGoodsEntry = {
  /** Such as `UN1090`. */
  readonly unNumber: string;
  /** As printed, with the small letters between the names: `ETHANOL or ETHANOL SOLUTION`. */
  readonly properShippingName: string;
  readonly imdgClass: string;
  /** Empty when there are none; undefined when a special provision decides them. */
  readonly subsidiaryHazards: readonly string[] | undefined;
  /** Null for goods without a packing group, such as gases. */
  readonly packingGroup: string | null;
  readonly isMarinePollutant: boolean;
  /** Emergency schedules for fire and spillage (column 15). */
  readonly ems: string;
  /** Column 16a. */
  readonly stowageCategory: string;
  readonly stowageCodes: readonly string[];
  /** Column 16b. */
  readonly segregationGroups: readonly string[];
  readonly segregationCodes: readonly string[];
  /** Column 6. */
  readonly specialProvisions: readonly number[];
};

const words = (cell: string) => (cell === '' ? [] : cell.split(' '));

function parseRow(row: readonly string[]): DangerousGoodsEntry {
  const [un, name = '', imdgClass = '', subsidiary = '', packingGroup, pollutant, ...rest] = row;
  const [ems = '', stowageCategory = '', codes = '', segregation = '', provisions = ''] = rest;
  return {
    unNumber: `UN${un}`,
    properShippingName: name,
    imdgClass,
    subsidiaryHazards: subsidiary.includes('See')
      ? undefined
      : subsidiary.split('/').filter(Boolean),
    packingGroup: packingGroup || null,
    isMarinePollutant: pollutant === 'P',
    ems,
    stowageCategory,
    stowageCodes: words(codes),
    segregationGroups: words(segregation).filter((code) => code.startsWith('SGG')),
    segregationCodes: words(segregation).filter((code) => /^SG\d/.test(code)),
    specialProvisions: words(provisions).map(Number),
  };
}

/** Removes all but letters and digits, because the list has line breaks and hyphens that records lack. */
const lettersOf = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/**
 * Returns the alternative names of an entry, without words in lower case, which are not part of a name (IMDG Code,
 * 3.1.2.1 and 3.1.2.2).
 */
export const namesOf = ({ properShippingName }: DangerousGoodsEntry): string[] =>
  properShippingName
    .split(' or ')
    .map((name) => name.replace(/[,;]? \(?(?!sec|tert)[a-z%0-9]*[a-z]{2,}.*$/, ''))
    .filter((name) => /[A-Z]{2}/.test(name));

/** States that may follow a name (IMDG Code, 3.1.2.3 to 3.1.2.6). */
const ADDED_STATE = /,? (MOLTEN|STABILIZED|TEMPERATURE CONTROLLED|SOLUTION)$/;

/**
 * Returns whether an entry allows a proper shipping name, in the singular or the plural (IMDG Code, 3.1.2), with an
 * added state, or after "N.O.S." with the technical name in brackets.
 */
export function allowsName(entry: DangerousGoodsEntry, name: string): boolean {
  const singular = (text: string) => lettersOf(text).replace(/S$/, '');
  const [generic = name, technicalName] = name.split(/(?<=N\.O\.S\.) \(/);
  return namesOf(entry).some(
    (offered) =>
      singular(offered) === singular(name) ||
      singular(offered) === singular(name.replace(ADDED_STATE, '')) ||
      (technicalName !== undefined && singular(offered) === singular(generic)),
  );
}

/** Returns all entries of a UN number such as `UN1090`, one for each name and packing group. */
export const entriesOf = (unNumber: string): DangerousGoodsEntry[] =>
  list.entries.filter(([un]) => `UN${un}` === unNumber).map(parseRow);
