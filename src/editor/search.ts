import { fillCompanyWords } from '../records/reading/read-record.ts';
import { fieldTexts, type FieldText } from './labels.ts';
import { listRecords, placeOf, readData, schemaOf } from './records.ts';

const HITS_MAX = 40;
/** Shorter texts, such as a unit, occur in too many sentences. */
const PART_LENGTH_MIN = 12;

/** A longer text is that of a part of the page. */
const SHOWN_LENGTH_MAX = 1500;

type Entry = FieldText & { record: string; place: string; page: string };

/** Returns every field of all records. */
const allFields = (): Entry[] =>
  listRecords().flatMap(({ record, title, page }) =>
    fieldTexts(schemaOf(record), readData(record)).map((one) => ({
      ...{ ...one, record, page },
      place: placeOf({ record, title }, one.field),
    })),
  );

/** Returns a text as comparisons need it: without the differences between a record and a page. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u00AD\u200B\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    // Telephone numbers have no spaces in records.
    .replaceAll(/(?<=\d) (?=\d)/g, '')
    .trim();

/** Returns the fields whose labels or texts have all words, those with the words in their labels first, and their number. */
export function search(typed: string): { hits: Entry[]; count: number } {
  const words = plain(typed).split(' ');
  const found = allFields().flatMap((entry) => {
    const labels = plain(entry.place);
    const all = `${labels} ${plain(entry.text)}`;
    if (!words.every((word) => all.includes(word))) return [];
    return [{ entry, rank: words.filter((word) => !labels.includes(word)).length }];
  });
  const hits = found.toSorted((one, other) => one.rank - other.rank).slice(0, HITS_MAX);
  return { hits: hits.map(({ entry }) => entry), count: found.length };
}

/** Returns the field from which a page has a text, or a picture of this name; the page's own record is preferred. */
export function findShown(page: string, text: string, picture: string | null): Entry | undefined {
  const shown = plain(text);
  if (picture === null && shown.length > SHOWN_LENGTH_MAX) return undefined;
  const rankOf = (entry: Entry) => {
    if (picture !== null)
      return entry.text.includes('.') && picture.endsWith(entry.text.replace(/\.\w+$/, '')) ? 1 : 0;
    const value = plain(fillCompanyWords(entry.text));
    if (value === shown) return SHOWN_LENGTH_MAX + 1;
    const [part, whole] = value.length < shown.length ? [value, shown] : [shown, value];
    return part.length >= PART_LENGTH_MIN && whole.includes(part) ? part.length : 0;
  };
  const [best] = allFields()
    .filter(({ field, text }) => text !== '' && field[0] !== 'meta')
    // Another record has the same short number by chance.
    .filter((entry) => entry.page === page || /\p{L}|\d{5}/u.test(entry.text))
    // Half a letter more for the page's own record.
    .map((entry) => ({ entry, rank: rankOf(entry) + (entry.page === page ? 0.5 : 0) }))
    .filter(({ rank }) => rank >= 1)
    .toSorted((one, other) => other.rank - one.rank);
  return best?.entry;
}
