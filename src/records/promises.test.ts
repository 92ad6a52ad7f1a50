import { describe, expect, it } from 'vitest';
import * as content from './content.ts';
import { listRecordFiles, readYaml } from './reading/read-record.ts';

/** The specification's words of the company (section 1), on About and in Home's About block. */
const SPECIFIED_PROMISE = '100% right every time';
const ITS_PLACES = ['pages/about.yaml story', 'pages/home.yaml about'];

/** Promises that no supplier can keep every time. */
const ABSOLUTE =
  /\b100\s?%|\bnothing (leaves|goes|ships)\b|\bwhat we confirm, we ship\b|\bguarantee|\bnever (late|fails?)\b|\balways\b|\bwithout (fail|exception)\b|\b(certificate of analysis|papers?) (for|with) every\b/i;

/** Every text of a record, with its file and its first field. */
function textsOf(value: unknown, place: string, depth = 0): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value.replaceAll(/\s+/g, ' ') }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    textsOf(inner, depth === 0 ? `${place} ${field}` : place, depth + 1),
  );
}

const texts = listRecordFiles().flatMap((file) => textsOf(readYaml(file), file));

describe('the words of the site', () => {
  it('say "100% right every time" once on About and once in Home\u2019s About block', () => {
    const places = texts.flatMap(({ place, text }) =>
      text
        .split(SPECIFIED_PROMISE)
        .slice(1)
        .map(() => place),
    );
    expect(places.sort()).toEqual(ITS_PLACES);
  });

  it('promise nothing absolute beside that', () => {
    expect(texts.length).toBeGreaterThan(500);
    const promises = texts.filter(({ text }) =>
      ABSOLUTE.test(text.replaceAll(SPECIFIED_PROMISE, '')),
    );
    const whatToDo =
      'no supplier can keep this every time: reword it, without what ABSOLUTE matches';
    expect(promises, whatToDo).toEqual([]);
  });

  it('bring founding year, 40 and 50 years together in one sentence of About', () => {
    const { paragraphs } = content.aboutPage().story;
    const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=\.) /));
    const reconciling = sentences.filter(
      (sentence) =>
        sentence.includes(String(content.company().foundingYear)) &&
        /\b40\b/.test(sentence) &&
        /\b50\+/.test(sentence),
    );
    expect(reconciling).toHaveLength(1);
    expect(reconciling[0]).toMatch(/family/);
  });
});
