/**
 * The validation rules of an enquiry, shared by browser, server and tests. The browser loads this file, so it stays
 * small. The messages are in `content/enquiries.yaml`.
 */

/**
 * All fields that a visitor fills in, in the order of the form. The mail and the columns of an export have those of
 * every enquiry in this order, too; then come those of a quotation, in the order of `quotationPlace`. `max` is the
 * maximum length of the trimmed value in Unicode code points; a line break counts as one.
 */
export const FIELD_RULES = {
  name: { max: 100 },
  company: { max: 150 },
  email: { max: 254 },
  phone: { max: 100 },
  product: { max: 100 },
  /** The name or number of a chemical that is not in the catalogue. */
  wanted: { max: 150, quotationPlace: 9 },
  asks: { quotationPlace: 1 },
  grade: { max: 100, quotationPlace: 2 },
  packaging: { max: 150, quotationPlace: 5 },
  quantity: { max: 50, quotationPlace: 3 },
  unit: { max: 50, quotationPlace: 4 },
  wantedBy: { max: 10, quotationPlace: 8 },
  incoterm: { max: 50, quotationPlace: 7 },
  destination: { max: 150, quotationPlace: 6 },
  message: { max: 5000 },
} as const;
type FieldRules = typeof FIELD_RULES;
export type EnquiryField = keyof FieldRules;
export const ENQUIRY_FIELDS = Object.keys(FIELD_RULES) as EnquiryField[];

/** The optional fields of a quotation, which are stored together, as JSON in one column. */
export type QuotationField = {
  [Field in EnquiryField]: FieldRules[Field] extends { quotationPlace: number } ? Field : never;
}[EnquiryField];
const isOfQuotation = (field: EnquiryField): field is QuotationField =>
  'quotationPlace' in FIELD_RULES[field];
export const QUOTATION_FIELDS = ENQUIRY_FIELDS.filter(isOfQuotation).sort(
  (one, other) => FIELD_RULES[one].quotationPlace - FIELD_RULES[other].quotationPlace,
);

/** Fields that every enquiry has, each stored in a column of its own. */
export type ContactField = Exclude<EnquiryField, QuotationField>;
export const CONTACT_FIELDS = ENQUIRY_FIELDS.filter(
  (field): field is ContactField => !isOfQuotation(field),
);

/** The checkboxes of a quotation. The field is sent once per ticked box; the values are stored joined by commas. */
export const ASKS_FIELD = 'asks' satisfies QuotationField;
export const ASKS = [
  'price',
  'sample',
  'safety-data-sheet',
  'certificate-of-analysis',
  'end-use-declaration',
  'food-statements',
] as const;
export type Ask = (typeof ASKS)[number];

/** The path that the form posts to. */
export const ENQUIRY_PATH = '/enquiries';

/**
 * The field that identifies a submission, so that a repeat is stored once: a UUID or empty. It is empty in the
 * prerendered form and set by script. A form that the server sends back contains one (`EnquiryPageState`).
 */
export const SUBMISSION_FIELD = 'submission';

/**
 * The honeypot field. It is hidden from people, and neither browsers nor password managers fill in a field of this
 * name. An enquiry with it is stored, but marked as suspected.
 */
export const HONEYPOT_FIELD = 'subject_line';

export const ENQUIRY_FORM_FIELDS = [...ENQUIRY_FIELDS, SUBMISSION_FIELD, HONEYPOT_FIELD] as const;
export type EnquiryFormField = (typeof ENQUIRY_FORM_FIELDS)[number];

/**
 * A form as submitted. Fields that were not sent are absent. Of a repeated field, only the first value is kept; of
 * `asks`, all values, joined by commas.
 */
export type SubmittedForm = Readonly<Partial<Record<EnquiryFormField, string>>>;

/** An enquiry's values after `normaliseEnquiry`. */
export type EnquiryValues = Record<EnquiryField, string>;

/** A text for some of the fields: their values, or messages about them. */
export type FieldTexts = Readonly<Partial<Record<EnquiryField, string>>>;

/** The fields of a quotation with a value. */
export type Quotation = Readonly<Partial<Record<QuotationField, string>>>;

/** The minimum length of a message without a field of a quotation. */
export const MESSAGE_LENGTH_MIN = 10;

/** The minimum number of digits in a contact number, which may also contain an extension, a second number or words. */
export const PHONE_DIGITS_MIN = 6;

/** How many years ahead a date may be. */
export const YEARS_AHEAD_MAX = 5;

/** The company's time zone. */
export const HOME_TIME_ZONE = 'Asia/Kolkata';

/** Codes of validation errors. `content/enquiries.yaml` has a message for each. */
export const ENQUIRY_PROBLEMS = [
  'missing',
  'no-contact',
  'too-long',
  'control-character',
  'not-an-address',
  'too-few-digits',
  'too-short',
  'unknown-product',
  'not-a-date',
] as const;
export type Problem = (typeof ENQUIRY_PROBLEMS)[number];

/** The fields that are validated, in the order of the form. Unknown values of `asks` are ignored instead. */
export const CHECKED_FIELDS = ENQUIRY_FIELDS.filter((field) => field !== ASKS_FIELD);
export type CheckedField = Exclude<EnquiryField, typeof ASKS_FIELD>;

export type EnquiryProblems = Readonly<Partial<Record<CheckedField, Problem>>>;

const LINE_BREAK = /\r\n?/g;
const CONTROL_CHARACTER_EXCEPT_LINE_BREAK = /[^\P{Cc}\n]/u;
/** Databases cannot store a lone surrogate. `isWellFormed` detects it too, but browsers before 2023 lack it. */
const LONE_SURROGATE = /\p{Cs}/u;
/** A visible character. A control character counts as one, so that it is reported and not taken for a missing value. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;
const DIGITS = /\p{Nd}/gu;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The local part of an address (before the `@`): dot-separated atoms of ASCII as in the HTML standard, plus letters and
 * digits of any script (internationalised mail).
 */
const LOCAL_PART =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN_LABEL =
  /^[\p{L}\p{N}](?:(?:[\p{L}\p{M}\p{N}-]|\u200c|\u200d){0,61}[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL_DOMAIN = /[\p{L}]/u;
const DOMAIN_LENGTH_MAX = 253;

/** Returns the number of characters as a visitor counts them: code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  // `Array.from` takes milliseconds for a text as long as a form may be.
  return text.replace(/[\u{10000}-\u{10ffff}]/gu, ' ').length;
}

/**
 * Normalises a value for validation and storage: line breaks become `\n`, and tabs, as in pasted table rows, spaces;
 * white space around it is trimmed.
 */
function normaliseValue(value: string | undefined): string {
  return (value ?? '').replace(LINE_BREAK, '\n').replace(/\t/g, ' ').trim();
}

/** Splits a value of `asks`. Returns the known values, each once, in the order of the form. */
export function splitAsks(asks = ''): Ask[] {
  const given = asks.split(',').map((ask) => ask.trim());
  return ASKS.filter((ask) => given.includes(ask));
}

/** Normalises all values of a form. A field that was not sent is empty. */
export function normaliseEnquiry(form: SubmittedForm): EnquiryValues {
  const values = Object.fromEntries(
    ENQUIRY_FIELDS.map((field) => [field, normaliseValue(form[field])]),
  ) as EnquiryValues;
  return { ...values, asks: splitAsks(values.asks).join(',') };
}

/** Returns the fields of a quotation with a value; undefined when all are empty. */
export function findQuotation(values: FieldTexts): Quotation | undefined {
  const given = QUOTATION_FIELDS.filter((field) => (values[field] ?? '') !== '');
  if (given.length === 0) return undefined;
  return Object.fromEntries(given.map((field) => [field, values[field]]));
}

/** Returns whether the form shows the fields of a quotation: a product is chosen, or one of them has a value. */
export function wantsQuotation(values: FieldTexts): boolean {
  return (['product', ...QUOTATION_FIELDS] as const).some((field) => (values[field] ?? '') !== '');
}

/** Returns the submission UUID in lower case; undefined when it is empty or malformed. */
export function findSubmissionId(form: SubmittedForm): string | undefined {
  const id = normaliseValue(form.submission).toLowerCase();
  return UUID.test(id) ? id : undefined;
}

/** Returns whether the honeypot field has a value, which probably only robots enter. */
export function isHoneypotFilled(form: SubmittedForm): boolean {
  return normaliseValue(form[HONEYPOT_FIELD]) !== '';
}

/** Returns whether a text is an email address that mail can be sent to: `local@domain`, with a dot in the domain. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  // `=?` begins an encoded word (RFC 2047), which some mail programs decode to other addresses.
  if (at < 1 || text.includes('=?')) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    LOCAL_PART.test(text.slice(0, at)) &&
    text.length - at - 1 <= DOMAIN_LENGTH_MAX &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL_DOMAIN.test(labels[labels.length - 1] ?? '')
  );
}

/** Validates a text that may be empty and may have several lines. A lone surrogate counts as a control character. */
function checkText(field: CheckedField, text: string): Problem | undefined {
  if (CONTROL_CHARACTER_EXCEPT_LINE_BREAK.test(text) || LONE_SURROGATE.test(text)) {
    return 'control-character';
  }
  return countCharacters(text) > FIELD_RULES[field].max ? 'too-long' : undefined;
}

/** Validates an address, which may be empty when there is a number. */
function checkEmail({ email, phone }: EnquiryValues): Problem | undefined {
  if (email === '') return phone === '' ? 'no-contact' : undefined;
  return checkText('email', email) ?? (isEmailAddress(email) ? undefined : 'not-an-address');
}

function checkPhone(phone: string): Problem | undefined {
  if (phone === '') return undefined;
  const digits = phone.match(DIGITS)?.length ?? 0;
  return checkText('phone', phone) ?? (digits < PHONE_DIGITS_MIN ? 'too-few-digits' : undefined);
}

/** Validates a message, which may be short or empty when a field of a quotation says what is wanted. */
function checkMessage(values: EnquiryValues): Problem | undefined {
  const { message } = values;
  const problem = checkText('message', message);
  if (QUOTATION_FIELDS.some((field) => values[field] !== '')) return problem;
  if (!VISIBLE.test(message)) return 'missing';
  const isTooShort = countCharacters(message) < MESSAGE_LENGTH_MIN;
  return problem ?? (isTooShort ? 'too-short' : undefined);
}

/** Returns the first and the last day that a date field accepts, as YYYY-MM-DD: from today on, in India. */
export function acceptedDays() {
  // The Swedish locale has this format.
  const min = new Date().toLocaleDateString('sv', { timeZone: HOME_TIME_ZONE });
  const last = new Date(min);
  last.setUTCFullYear(last.getUTCFullYear() + YEARS_AHEAD_MAX);
  return { min, max: last.toISOString().slice(0, min.length) };
}

/** Validates a date in the format of a date field, `2026-12-31`, and its range. */
function checkDate(date: string): Problem | undefined {
  if (date === '') return undefined;
  const { min, max } = acceptedDays();
  const time = ISO_DATE.test(date) ? Date.parse(date) : NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return isDay && min <= date && date <= max ? undefined : 'not-a-date';
}

/**
 * Validates normalised values. Returns one problem for each invalid field. `productSlugs` are the slugs of the
 * catalogue; without them (in the browser, where the product is chosen from a list), any product is valid.
 */
export function checkEnquiry(
  values: EnquiryValues,
  productSlugs?: readonly string[],
): EnquiryProblems {
  const isKnownProduct = values.product === '' || (productSlugs?.includes(values.product) ?? true);
  const texts = CHECKED_FIELDS.map((field) => [field, checkText(field, values[field])] as const);
  const problems = {
    ...Object.fromEntries(texts),
    // Fields with further rules.
    name: VISIBLE.test(values.name) ? checkText('name', values.name) : 'missing',
    email: checkEmail(values),
    phone: checkPhone(values.phone),
    message: checkMessage(values),
    product: isKnownProduct ? undefined : 'unknown-product',
    wantedBy: checkDate(values.wantedBy),
  };
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  );
}
