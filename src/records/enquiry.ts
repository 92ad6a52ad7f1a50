/**
 * The rules of an enquiry, shared by browser, server and tests. Pure and small:
 * the browser loads this file, so it imports nothing. It answers with problem
 * codes; their words are in `content/enquiries.yaml`.
 */

/** What a visitor fills in, in the order of the form. */
export const ENQUIRY_FIELDS = ['name', 'company', 'email', 'phone', 'message', 'product'] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** The path that the form is posted to. */
export const ENQUIRY_PATH = '/enquiries';

/**
 * The field that makes a repeated sending one enquiry: empty or a UUID. The
 * prerendered form leaves it empty; script fills it; a form that the server
 * sends back carries a fresh one.
 */
export const SUBMISSION_FIELD = 'submission';

/** The trap for robots: people leave it empty. */
export const TRAP_FIELD = 'website';

/** Every name that the posted form may have. */
export const ENQUIRY_FORM_FIELDS = [...ENQUIRY_FIELDS, SUBMISSION_FIELD, TRAP_FIELD] as const;
export type EnquiryFormField = (typeof ENQUIRY_FORM_FIELDS)[number];

/** A form as it came: a field that was not sent is absent. Of a field sent twice, the first value. */
export type SubmittedForm = Readonly<Partial<Record<EnquiryFormField, string>>>;

/** An enquiry's values after `normaliseEnquiry`. */
export type EnquiryValues = Record<EnquiryField, string>;

/** Lengths count Unicode code points of the trimmed value; a line break counts as one. */
export const ENQUIRY_LENGTHS = {
  name: { min: 1, max: 100 },
  company: { min: 0, max: 150 },
  email: { min: 1, max: 254 },
  phone: { min: 0, max: 32 },
  message: { min: 10, max: 5000 },
  product: { min: 0, max: 100 },
} as const satisfies Record<EnquiryField, { min: number; max: number }>;

export const PHONE_DIGITS_MIN = 7;
export const PHONE_DIGITS_MAX = 15;

/** What can be wrong with each field. `content/enquiries.yaml` has a sentence for each. */
export const ENQUIRY_PROBLEMS = {
  name: ['missing', 'too-long', 'control-character'],
  company: ['too-long', 'control-character'],
  email: ['missing', 'too-long', 'control-character', 'not-an-address'],
  phone: ['too-long', 'control-character', 'not-a-phone', 'wrong-digit-count'],
  message: ['missing', 'too-short', 'too-long', 'control-character'],
  product: ['unknown-product'],
} as const satisfies Record<EnquiryField, readonly string[]>;

export type EnquiryProblem = (typeof ENQUIRY_PROBLEMS)[EnquiryField][number];
export type EnquiryProblems = {
  [Field in EnquiryField]?: (typeof ENQUIRY_PROBLEMS)[Field][number];
};

const LINE_BREAK = /\r\n?/g;
const CONTROL_CHARACTER_EXCEPT_LINE_BREAK = /[^\P{Cc}\n]/u;
/** What `isWellFormed` finds too, which browsers before 2023 do not have. */
const LONE_SURROGATE = /\p{Cs}/u;
const PHONE = /^[0-9 +\-().]+$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The part of an address before the `@`: dot-separated atoms of ASCII, as in the HTML
 * standard, and letters and digits of any script (internationalised mail).
 */
const LOCAL_PART =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN_LABEL =
  /^[\p{L}\p{N}](?:(?:[\p{L}\p{M}\p{N}-]|\u200c|\u200d){0,61}[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL_DOMAIN = /[\p{L}]/u;
const DOMAIN_LENGTH_MAX = 253;

/** How many characters a visitor would count: code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** A value as it is checked and stored: line breaks as `\n`, white space around it trimmed. */
export function normaliseValue(value: string | undefined): string {
  return (value ?? '').replace(LINE_BREAK, '\n').trim();
}

/** All values of a form, normalised; a field that was not sent is empty. */
export function normaliseEnquiry(form: SubmittedForm): EnquiryValues {
  return {
    name: normaliseValue(form.name),
    company: normaliseValue(form.company),
    email: normaliseValue(form.email),
    phone: normaliseValue(form.phone),
    message: normaliseValue(form.message),
    product: normaliseValue(form.product),
  };
}

/** The submission UUID in lower case, or undefined when it is empty or malformed (which counts as empty). */
export function getSubmissionId(form: SubmittedForm): string | undefined {
  const id = normaliseValue(form.submission).toLowerCase();
  return UUID.test(id) ? id : undefined;
}

/** Whether the trap was filled, which only robots do. */
export function isTrapFilled(form: SubmittedForm): boolean {
  return normaliseValue(form.website) !== '';
}

/** Whether a text is an e-mail address that mail can be sent to: `local@domain`, the domain with a dot. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    LOCAL_PART.test(text.slice(0, at)) &&
    text.length - at - 1 <= DOMAIN_LENGTH_MAX &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL_DOMAIN.test(labels[labels.length - 1] ?? '')
  );
}

/** True for control characters other than line breaks, and for broken surrogates, which no store can hold. */
function hasControlCharacter(text: string): boolean {
  return CONTROL_CHARACTER_EXCEPT_LINE_BREAK.test(text) || LONE_SURROGATE.test(text);
}

function isTooLong(field: EnquiryField, value: string): boolean {
  return countCharacters(value) > ENQUIRY_LENGTHS[field].max;
}

function checkName(name: string): EnquiryProblems['name'] {
  if (name === '') return 'missing';
  if (hasControlCharacter(name)) return 'control-character';
  return isTooLong('name', name) ? 'too-long' : undefined;
}

function checkCompany(company: string): EnquiryProblems['company'] {
  if (hasControlCharacter(company)) return 'control-character';
  return isTooLong('company', company) ? 'too-long' : undefined;
}

function checkEmail(email: string): EnquiryProblems['email'] {
  if (email === '') return 'missing';
  if (hasControlCharacter(email)) return 'control-character';
  if (isTooLong('email', email)) return 'too-long';
  return isEmailAddress(email) ? undefined : 'not-an-address';
}

function checkPhone(phone: string): EnquiryProblems['phone'] {
  if (phone === '') return undefined;
  if (hasControlCharacter(phone)) return 'control-character';
  if (isTooLong('phone', phone)) return 'too-long';
  if (!PHONE.test(phone)) return 'not-a-phone';
  const digits = phone.replace(/[^0-9]/g, '').length;
  return digits < PHONE_DIGITS_MIN || digits > PHONE_DIGITS_MAX ? 'wrong-digit-count' : undefined;
}

function checkMessage(message: string): EnquiryProblems['message'] {
  if (message === '') return 'missing';
  if (hasControlCharacter(message)) return 'control-character';
  if (countCharacters(message) < ENQUIRY_LENGTHS.message.min) return 'too-short';
  return isTooLong('message', message) ? 'too-long' : undefined;
}

/**
 * What is wrong with normalised values: nothing, or one problem for each wrong field.
 * `productSlugs` are the catalogue's; left out (in the browser, where the choice is a list),
 * any product passes.
 */
export function checkEnquiry(
  values: EnquiryValues,
  productSlugs?: readonly string[],
): EnquiryProblems {
  const isKnownProduct = values.product === '' || (productSlugs?.includes(values.product) ?? true);
  const problems = {
    name: checkName(values.name),
    company: checkCompany(values.company),
    email: checkEmail(values.email),
    phone: checkPhone(values.phone),
    message: checkMessage(values.message),
    product: isKnownProduct ? undefined : ('unknown-product' as const),
  };
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  );
}
