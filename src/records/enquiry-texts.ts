import { z } from 'zod';
import {
  ASKS,
  ENQUIRY_LENGTHS,
  ENQUIRY_PROBLEMS,
  PHONE_DIGITS_MAX,
  PHONE_DIGITS_MIN,
  type Ask,
  type CheckedField,
} from './enquiry.ts';
import { fillCount, fillText } from './fill-text.ts';
import { readRecord } from './read-record.ts';

const sentence = z.string().min(1);

/** One sentence for each problem that a field can have. May use {min} and {max}, its lengths in characters. */
function problemSentences<Problem extends string>(problems: readonly Problem[]) {
  return z.strictObject(
    Object.fromEntries(problems.map((problem) => [problem, sentence])) as Record<
      Problem,
      typeof sentence
    >,
  );
}

const problemShapes = Object.fromEntries(
  Object.entries(ENQUIRY_PROBLEMS).map(([field, problems]) => [
    field,
    problemSentences<string>(problems),
  ]),
) as {
  [Field in CheckedField]: ReturnType<
    typeof problemSentences<(typeof ENQUIRY_PROBLEMS)[Field][number]>
  >;
};

/** A counted word: `one` for 1, `other` for any other number; {count} is the number. */
const counted = z.strictObject({ one: sentence, other: sentence });

/** What is said about enquiries: `content/enquiries.yaml`. */
export const enquiryTextsSchema = z.strictObject({
  /**
   * What stands beside a wrong field. {min} and {max} are the field's lengths;
   * {minDigits} and {maxDigits} those of a phone number.
   */
  problems: z.strictObject(problemShapes),
  /** What is answered when no field is wrong and the enquiry is not taken all the same. */
  answers: z.strictObject({
    /** 429. {wait} is the time until the next try may succeed. */
    limited: sentence,
    /** 503. {wait} as above. */
    unavailable: sentence,
    /** 403. */
    otherOrigin: sentence,
    /** 413. */
    tooLarge: sentence,
    /** 415. */
    unsupportedType: sentence,
    /** 400. */
    brokenEncoding: sentence,
    /** 405. */
    methodNotAllowed: sentence,
    /** A {wait} under two minutes. */
    seconds: counted,
    /** A {wait} from two minutes. */
    minutes: counted,
  }),
  /** What staff are told at each start and by `status`. */
  warnings: z.strictObject({
    /** No SMTP_URL. */
    mailOff: sentence,
    /** SMTP_URL with a login and requireTLS=false. */
    loginInClear: sentence,
    /** ENQUIRY_LIMITS=off. */
    limitsOff: sentence,
  }),
  /** What can be asked for, in the form and for staff. */
  asks: z.strictObject(
    Object.fromEntries(ASKS.map((ask) => [ask, sentence])) as Record<Ask, typeof sentence>,
  ),
  /** The mail that each enquiry becomes. */
  mail: z.strictObject({
    /** The name beside ENQUIRY_FROM. */
    sender: sentence,
    /** {from} is the visitor's company, or name when there is none; {product} the product or `noProduct`. */
    subject: sentence,
    /** Stands for the product when none was chosen. */
    noProduct: sentence,
    /** The first line. */
    heading: sentence,
    /** What stands before each value. */
    labels: z.strictObject({
      name: sentence,
      company: sentence,
      email: sentence,
      phone: sentence,
      product: sentence,
      asks: sentence,
      grade: sentence,
      /** With its unit. */
      quantity: sentence,
      packaging: sentence,
      destination: sentence,
      incoterm: sentence,
      wantedBy: sentence,
      received: sentence,
      message: sentence,
    }),
    /** A phone number in international form, {formatted}, beside what was {typed}. */
    phoneAsTyped: sentence,
    /** An {email} that an answer to the mail does not go to: its letters cannot stand in a header. */
    notRepliedTo: sentence,
    /** When the enquiry was received; {time} is in India's time zone. */
    receivedTime: sentence,
    /** The last line. {site} is the site's address. */
    footer: sentence,
    /** For staff: the mail server does not encrypt, so the login was not sent. Its own words follow. */
    noEncryption: sentence,
  }),
});

export type EnquiryTexts = z.infer<typeof enquiryTextsSchema>;

const MINUTES_FROM_SECONDS = 120;

/**
 * The texts about enquiries; the problem sentences come with their numbers filled in, ready to
 * show (`texts.problems.name.missing`). Throws a ContentError when one is missing.
 */
export function enquiryTexts(): EnquiryTexts {
  const texts = readRecord('enquiries.yaml', enquiryTextsSchema);
  const problems = Object.fromEntries(
    Object.entries(texts.problems).map(([field, sentences]) => [
      field,
      fillProblems(field as CheckedField, sentences),
    ]),
  ) as EnquiryTexts['problems'];
  return { ...texts, problems };
}

function fillProblems(field: CheckedField, sentences: Record<string, string>) {
  const { min, max } = ENQUIRY_LENGTHS[field];
  const words = {
    min,
    max: max.toLocaleString('en'),
    minDigits: PHONE_DIGITS_MIN,
    maxDigits: PHONE_DIGITS_MAX,
  };
  return Object.fromEntries(
    Object.entries(sentences).map(([problem, text]) => [problem, fillText(text, words)]),
  );
}

/** The sentence of a 429 or 503 with the time to wait, in seconds or from two minutes on in minutes. */
export function waitText(
  answers: EnquiryTexts['answers'],
  kind: 'limited' | 'unavailable',
  retryAfterSeconds: number,
): string {
  const wait =
    retryAfterSeconds < MINUTES_FROM_SECONDS
      ? fillCount(answers.seconds, retryAfterSeconds)
      : fillCount(answers.minutes, Math.ceil(retryAfterSeconds / 60));
  return fillText(answers[kind], { wait });
}
