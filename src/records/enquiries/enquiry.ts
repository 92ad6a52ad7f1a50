/**
 * The rules of an enquiry, shared by browser, server and tests. Pure and small:
 * the browser loads this file, so it imports nothing. It answers with problem
 * codes; their words are in `content/enquiries.yaml`.
 */

/** What every enquiry is made of. */
export const CONTACT_FIELDS = ['name', 'company', 'email', 'phone', 'message', 'product'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The fields of a quotation: the form shows them when a product is chosen. */
export const QUOTATION_FIELDS = [
  'asks',
  'grade',
  'quantity',
  'unit',
  'packaging',
  'destination',
  'incoterm',
  'wantedBy',
] as const;
export type QuotationField = (typeof QUOTATION_FIELDS)[number];

/**
 * All optional fields that are stored together, as JSON in one column. The mail, `show` and exports have them in this
 * order: a new one stands at the end.
 */
export const DETAIL_FIELDS = [...QUOTATION_FIELDS] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];

export type EnquiryField = ContactField | DetailField;

/** What a visitor fills in, in the order of the form. */
export const ENQUIRY_FIELDS = [
  'name',
  'company',
  'email',
  'phone',
  'product',
  'asks',
  'grade',
  'packaging',
  'quantity',
  'unit',
  'destination',
  'incoterm',
  'wantedBy',
  'message',
] as const satisfies readonly EnquiryField[];

/** What can be asked for. The field is sent once for each that is ticked; the values are joined by commas. */
export const ASKS_FIELD = 'asks' satisfies QuotationField;
export const ASKS = [
  'price',
  'sample',
  'safety-data-sheet',
  'certificate-of-analysis',
  'end-use-declaration',
] as const;
type Ask = (typeof ASKS)[number];

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

/**
 * A form as it came: a field that was not sent is absent. Of a field sent twice, the first value;
 * of `asks`, all of them joined by commas.
 */
export type SubmittedForm = Readonly<Partial<Record<EnquiryFormField, string>>>;

/** An enquiry's values after `normaliseEnquiry`. */
export type EnquiryValues = Record<EnquiryField, string>;

/** A text for some of the fields: what stands in them, or what is wrong with them. */
export type FieldTexts = Readonly<Partial<Record<EnquiryField, string>>>;

/** The detail fields that were filled in: none is empty. */
export type EnquiryDetails = Readonly<Partial<Record<DetailField, string>>>;

/** Lengths count Unicode code points of the trimmed value; a line break counts as one. */
export const ENQUIRY_LENGTHS = {
  name: { min: 1, max: 100 },
  company: { min: 0, max: 150 },
  email: { min: 1, max: 254 },
  phone: { min: 0, max: 32 },
  message: { min: 10, max: 5000 },
  product: { min: 0, max: 100 },
  grade: { min: 0, max: 100 },
  quantity: { min: 0, max: 50 },
  unit: { min: 0, max: 50 },
  packaging: { min: 0, max: 150 },
  destination: { min: 0, max: 150 },
  incoterm: { min: 0, max: 50 },
  wantedBy: { min: 0, max: 10 },
} as const satisfies Record<CheckedField, { min: number; max: number }>;

export const PHONE_DIGITS_MIN = 7;
export const PHONE_DIGITS_MAX = 15;

/** What can be wrong with any text. */
const TEXT_PROBLEMS = ['too-long', 'control-character'] as const;

/** What can be wrong with each field. `content/enquiries.yaml` has a sentence for each. */
export const ENQUIRY_PROBLEMS = {
  name: ['missing', ...TEXT_PROBLEMS],
  company: TEXT_PROBLEMS,
  email: ['missing', ...TEXT_PROBLEMS, 'not-an-address'],
  phone: [...TEXT_PROBLEMS, 'not-a-phone', 'wrong-digit-count'],
  message: ['missing', 'too-short', ...TEXT_PROBLEMS],
  product: ['unknown-product'],
  grade: TEXT_PROBLEMS,
  quantity: TEXT_PROBLEMS,
  unit: TEXT_PROBLEMS,
  packaging: TEXT_PROBLEMS,
  destination: TEXT_PROBLEMS,
  incoterm: TEXT_PROBLEMS,
  wantedBy: ['not-a-date'],
} as const satisfies Record<CheckedField, readonly string[]>;

/** The fields that can be wrong, in the order of the form; of `asks`, what is unknown is left out. */
export const CHECKED_FIELDS = ENQUIRY_FIELDS.filter((field) => field !== ASKS_FIELD);
export type CheckedField = Exclude<EnquiryField, typeof ASKS_FIELD>;

type EnquiryProblems = {
  [Field in CheckedField]?: (typeof ENQUIRY_PROBLEMS)[Field][number];
};

const LINE_BREAK = /\r\n?/g;
const CONTROL_CHARACTER_EXCEPT_LINE_BREAK = /[^\P{Cc}\n]/u;
/** No store can hold one. What `isWellFormed` finds too, which browsers before 2023 do not have. */
const LONE_SURROGATE = /\p{Cs}/u;
/** A character that a reader sees, or a control, which is refused by another name. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;
const PHONE = /^[0-9 +\-().]+$/;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
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
  return Array.from(text).length;
}

/** A value as it is checked and stored: line breaks as `\n`, white space around it trimmed. */
function normaliseValue(value: string | undefined): string {
  return (value ?? '').replace(LINE_BREAK, '\n').trim();
}

/** What is ticked, of a value of `asks`; each once, in the order of the form. */
export function splitAsks(asks = ''): Ask[] {
  const given = asks.split(',').map((ask) => ask.trim());
  return ASKS.filter((ask) => given.includes(ask));
}

/** All values of a form, normalised; a field that was not sent is empty. */
export function normaliseEnquiry(form: SubmittedForm): EnquiryValues {
  const values = Object.fromEntries(
    ENQUIRY_FIELDS.map((field) => [field, normaliseValue(form[field])]),
  ) as EnquiryValues;
  return { ...values, asks: splitAsks(values.asks).join(',') };
}

/** The detail fields that are filled in; undefined when none is. */
export function findDetails(values: FieldTexts): EnquiryDetails | undefined {
  const given = DETAIL_FIELDS.filter((field) => (values[field] ?? '') !== '');
  if (given.length === 0) return undefined;
  return Object.fromEntries(given.map((field) => [field, values[field]]));
}

/** Whether the form shows the fields of a quotation: a product is chosen, or one of them is filled in. */
export function wantsQuotation(values: FieldTexts): boolean {
  return (['product', ...QUOTATION_FIELDS] as const).some((field) => (values[field] ?? '') !== '');
}

/** The submission UUID in lower case, or undefined when it is empty or malformed (which counts as empty). */
export function findSubmissionId(form: SubmittedForm): string | undefined {
  const id = normaliseValue(form.submission).toLowerCase();
  return UUID.test(id) ? id : undefined;
}

/** Whether the trap was filled, which only robots do. */
export function isTrapFilled(form: SubmittedForm): boolean {
  return normaliseValue(form.website) !== '';
}

/** Whether a text is an email address that mail can be sent to: `local@domain`, the domain with a dot. */
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

/** Any text in one line or more that may be empty. Half of a surrogate pair counts as a control character. */
function checkText(field: CheckedField, text: string): (typeof TEXT_PROBLEMS)[number] | undefined {
  if (CONTROL_CHARACTER_EXCEPT_LINE_BREAK.test(text) || LONE_SURROGATE.test(text)) {
    return 'control-character';
  }
  return countCharacters(text) > ENQUIRY_LENGTHS[field].max ? 'too-long' : undefined;
}

function checkEmail(email: string): EnquiryProblems['email'] {
  if (email === '') return 'missing';
  return checkText('email', email) ?? (isEmailAddress(email) ? undefined : 'not-an-address');
}

function checkPhone(phone: string): EnquiryProblems['phone'] {
  if (phone === '') return undefined;
  const problem = checkText('phone', phone);
  if (problem !== undefined) return problem;
  if (!PHONE.test(phone)) return 'not-a-phone';
  const digits = phone.replace(/[^0-9]/g, '').length;
  return digits < PHONE_DIGITS_MIN || digits > PHONE_DIGITS_MAX ? 'wrong-digit-count' : undefined;
}

function checkMessage(message: string): EnquiryProblems['message'] {
  if (!VISIBLE.test(message)) return 'missing';
  const isTooShort = countCharacters(message) < ENQUIRY_LENGTHS.message.min;
  return checkText('message', message) ?? (isTooShort ? 'too-short' : undefined);
}

/** A day of the calendar as a date field sends it, `2026-12-31`. */
function checkDate(date: string): EnquiryProblems['wantedBy'] {
  if (date === '') return undefined;
  const time = ISO_DATE.test(date) ? Date.parse(date) : NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return isDay ? undefined : 'not-a-date';
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
  const texts = CHECKED_FIELDS.map((field) => [field, checkText(field, values[field])] as const);
  const problems = {
    ...Object.fromEntries(texts),
    // What is more than a text.
    name: VISIBLE.test(values.name) ? checkText('name', values.name) : ('missing' as const),
    email: checkEmail(values.email),
    phone: checkPhone(values.phone),
    message: checkMessage(values.message),
    product: isKnownProduct ? undefined : ('unknown-product' as const),
    wantedBy: checkDate(values.wantedBy),
  };
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  );
}

/** The sentence for each wrong field, in the order of the form. */
export function describeProblems(
  problems: EnquiryProblems,
  sentences: Readonly<Record<CheckedField, Readonly<Record<string, string>>>>,
): FieldTexts {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      sentences[field as CheckedField][problem],
    ]),
  );
}
