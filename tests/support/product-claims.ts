/** Assertions in a product's texts that its specification tables do not bear out. */
import type { Product } from '../../src/records/products/products.ts';

type Record = Pick<
  Product,
  | 'appearance'
  | 'description'
  | 'grades'
  | 'properties'
  | 'storage'
  | 'summary'
  | 'synonyms'
  | 'uses'
>;

/** Words that name a parameter, and the parameter of a specification that bears them out. */
const PARAMETER_WORDS: readonly [words: RegExp, parameter: RegExp][] = [
  [/\baldehydes?\b/i, /aldehyde/i],
  [/\bresidue\b|\bnon-volatile\b/i, /non-volatile|residue/i],
  [/\bwater\b|\bmoisture\b/i, /water|moisture|loss on drying/i],
  [/\bcolours?\b/i, /colour/i],
  [/\bacidity\b(?! regulat)/i, /acidity/i],
  [/\bbenzene\b/i, /benzene/i],
  [/\bdiethylene glycol\b/i, /diethylene glycol/i],
  [/\btransmittance\b/i, /transmittance/i],
  [/\bchlorides?\b/i, /chloride/i],
  [/\bsulphates?\b/i, /sulphate/i],
  [/\biron\b/i, /iron/i],
  [/\blead\b/i, /lead/i],
  [/\barsenic\b/i, /arsenic/i],
  [/\bmercury\b/i, /mercury/i],
  [/\bcarbonisable\b/i, /carbonisable/i],
  [/\bheavy metals?\b/i, /heavy metal/i],
  [/\bash\b/i, /\bash\b/i],
  [/\bformic acid\b/i, /formic acid/i],
  [/\boxalic acid\b|\boxalates?\b/i, /oxal/i],
  [/\bdistillation range\b/i, /distillation/i],
  [/\bpermanganate time\b/i, /permanganate/i],
  [/\bspecific rotation\b/i, /rotation/i],
  [/\bMEHQ\b|\binhibitor content\b/i, /inhibitor/i],
  [/\bassay\b|\bpurity\b/i, /assay/i],
  [/\b(crystallising|solidification) point\b/i, /crystallising|solidification/i],
  [/\bmaleic acid\b/i, /maleic acid/i],
  [/\bpH\b/, /\bpH\b/],
  [/\bmesh\b|\b(particle|grain|crystal) size\b/i, /mesh|size/i],
];

/** Words that name nothing but a parameter: an assertion wherever they stand. */
const ALWAYS_AN_ASSERTION =
  /\bmesh\b|\b(particle|grain|crystal) size\b|\btransmittance\b|\bresidue\b|\bpermanganate time\b/i;
/** Words that make a sentence one about quality, and the words for parameters in it assertions. */
const OF_QUALITY =
  /\bgrades?\b|\blimits?\b|\bpurity\b|\bfree (of|from)\b|\blow in\b|\bwithout\b|\bheld to\b/i;
/** Words that set grades beside each other: each of them needs a limit then. */
const COMPARING = /\bdiffers?\b|\bthan\b/i;

/** "food grade" asserts a grade of that name, "the grade" or "which grade" does not. */
const NAMED_GRADE =
  /\b(?!(?:the|a|each|every|any|this|that|which|of|our|agreed) )([\p{L}-]+) grade\b/giu;
const E_NUMBER = /\bE \d{3}[a-z]?\b/;
const FOOD_TRADE = /\b(foods?|drinks?|seasonings?|snacks?|meat|catering)\b/i;
const PHARMACOPOEIA = /\b(USP|BP|IP|JP)\b|\bPh\. Eur\./;

const sentencesOf = (text: string) => text.split(/(?<=[.;]) /);

/** One sentence for each assertion that the tables do not bear out; none when all do. */
export function unprovenAssertions(record: Record): string[] {
  const names = record.grades.map(({ name }) => name);
  const hasGrade = (words: RegExp) => names.some((name) => words.test(name));
  const gradesWith = (parameter: RegExp) =>
    record.grades.filter(({ specification }) =>
      specification.some((line) => parameter.test(line.parameter)),
    );
  const notes = Object.values(record.properties).flatMap((property) =>
    property !== undefined && 'note' in property ? (property.note ?? []) : [],
  );
  const praise = [record.summary, ...record.uses.map(({ industry }) => industry)];
  const texts = [
    ...praise,
    record.description,
    record.appearance,
    ...record.synonyms,
    ...record.uses.map(({ use }) => use),
    ...record.storage.conditions,
    ...notes,
  ];

  return [
    ...texts.flatMap(sentencesOf).flatMap((sentence) => [
      ...[...sentence.matchAll(NAMED_GRADE)]
        .filter(
          ([grade]) => !names.some((name) => name.toLowerCase().includes(grade.toLowerCase())),
        )
        .map(([grade]) => `"${sentence}" names a ${grade}, which is not among the grades.`),
      ...(E_NUMBER.test(sentence) && !hasGrade(/food/i)
        ? [`"${sentence}" is the number of a food additive, and there is no food grade.`]
        : []),
      ...PARAMETER_WORDS.filter(([words]) => {
        const [word = ''] = words.exec(sentence) ?? [];
        return (
          word !== '' &&
          (OF_QUALITY.test(sentence) || COMPARING.test(sentence) || ALWAYS_AN_ASSERTION.test(word))
        );
      }).flatMap(([words, parameter]) => {
        const [word = ''] = words.exec(sentence) ?? [];
        const limited = gradesWith(parameter).length;
        const needed = COMPARING.test(sentence) ? record.grades.length : 1;
        return limited >= needed
          ? []
          : [`"${sentence}" speaks of ${word}, which ${limited} of the grades limit.`];
      }),
    ]),
    ...praise
      .filter((text) => FOOD_TRADE.test(text) && !hasGrade(/food/i))
      .map((text) => `"${text}" offers it to the food trade, and there is no food grade.`),
    ...record.grades
      .filter(({ name }) => /pharma/i.test(name))
      .filter(
        ({ specification }) => !specification.some(({ method }) => PHARMACOPOEIA.test(method)),
      )
      .map(({ name }) => `${name} names no pharmacopoeia among its methods.`),
  ];
}
