/**
 * The validation rules of an enquiry, shared by browser, server and tests. The browser loads this file, so it stays
 * small. The messages are in `content/enquiries.yaml`.
 */

/**
 * All fields that a visitor fills in, in the order of the form. The mail and the columns of an export have those of
 * every enquiry in this order, too; then come those of a quotation, in the order of `quotationPlace`. `max` is the
 * maximum length of the trimmed value in Unicode code points; a line break counts as one. Fields with `isOfLine` are
 * repeated for each product. A value of a quotation says what is wanted, so that the message may be empty; with
 * `isAside` it does not.
 */
export const FIELD_RULES = {
  name: { max: 100 },
  company: { max: 150 },
  email: { max: 254 },
  phone: { max: 100 },
  /** The slug of a product, or one of `PURPOSES`. */
  product: { max: 100, isOfLine: true },
  /** The name or number of a chemical that is not in the catalogue. */
  wanted: { max: 150, isOfLine: true, quotationPlace: 9 },
  grade: { max: 100, isOfLine: true, quotationPlace: 2 },
  packaging: { max: 150, isOfLine: true, quotationPlace: 5 },
  quantity: { max: 50, isOfLine: true, quotationPlace: 3 },
  unit: { max: 50, isOfLine: true, quotationPlace: 4 },
  asks: { quotationPlace: 1 },
  /** One of `DELIVERIES`. */
  delivery: { max: 20, quotationPlace: 11, isAside: true },
  wantedBy: { max: 10, quotationPlace: 8 },
  incoterm: { max: 50, quotationPlace: 7 },
  destination: { max: 150, quotationPlace: 6 },
  gstin: { max: 20, quotationPlace: 12, isAside: true },
  /** The reference of an earlier enquiry, as typed. */
  earlier: { max: 20, quotationPlace: 10, isAside: true },
  message: { max: 5000 },
} as const;
type FieldRules = typeof FIELD_RULES;
export type EnquiryField = keyof FieldRules;
export const ENQUIRY_FIELDS = Object.keys(FIELD_RULES) as EnquiryField[];
type FieldWith<Rule extends string> = {
  [Field in EnquiryField]: FieldRules[Field] extends Record<Rule, unknown> ? Field : never;
}[EnquiryField];

/** The fields of a line: a product and what is wanted of it. */
export type LineField = FieldWith<'isOfLine'>;
const isOfLine = (field: EnquiryField): field is LineField => 'isOfLine' in FIELD_RULES[field];
export const LINE_FIELDS = ENQUIRY_FIELDS.filter(isOfLine);
export type EnquiryLine = Readonly<Record<LineField, string>>;

/** The maximum number of lines. */
export const LINES_MAX = 10;

/** The name of a field in values and errors. In the n-th line, n from 2, it ends with n: `quantity.2`. */
export type FieldName = EnquiryField | `${LineField}.${number}`;

/** The optional fields of a quotation, which are stored together, as JSON in one column. */
export type QuotationField = FieldWith<'quotationPlace'>;
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

/** Values of `product` for an enquiry that is not about a product. */
export const PURPOSES = ['supply', 'freight', 'work', 'press'] as const;

/** Values of `delivery`. */
export const DELIVERIES = ['india', 'export'] as const;

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

/**
 * A form as submitted. Fields that were not sent are absent. A field of a line that was sent several times has the name
 * of its line.
 */
export type SubmittedForm = Readonly<
  Partial<Record<FieldName | typeof SUBMISSION_FIELD | typeof HONEYPOT_FIELD, string>>
>;

/** An enquiry's values after `normaliseEnquiry`. It has at least one line; lines may be empty. */
export type EnquiryValues = Readonly<Record<Exclude<EnquiryField, LineField>, string>> & {
  readonly lines: readonly EnquiryLine[];
};

/** A text for some of the fields: their values, or messages about them. */
export type FieldTexts = Readonly<Partial<Record<FieldName, string>>>;

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
  'too-many-lines',
  'unknown-choice',
  'not-a-date',
] as const;
export type Problem = (typeof ENQUIRY_PROBLEMS)[number];

/** The fields that are validated, in the order of the form. Unknown values of `asks` are ignored instead. */
export const CHECKED_FIELDS = ENQUIRY_FIELDS.filter((field) => field !== ASKS_FIELD);
export type CheckedField = Exclude<EnquiryField, typeof ASKS_FIELD>;

export type EnquiryProblems = Readonly<Partial<Record<FieldName, Problem>>>;

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

/** Returns the name of a field in the line with this number, counted from 1. */
export function nameInLine(field: LineField, line: number): FieldName {
  return line === 1 ? field : `${field}.${line}`;
}

/** Returns the field and the number of the line that a name stands for; the number is 1 for fields without lines. */
export function splitFieldName(name: FieldName): { field: EnquiryField; line: number } {
  const [field, line = '1'] = name.split('.');
  return { field: field as EnquiryField, line: Number(line) };
}

/** Returns the names of all fields of a form with this number of lines, in the order of the form. */
export function fieldNames(lineCount: number): FieldName[] {
  const lines = Array.from({ length: lineCount }, (_, index) =>
    LINE_FIELDS.map((field) => nameInLine(field, index + 1)),
  ).flat();
  return ENQUIRY_FIELDS.flatMap((field) => {
    if (field === LINE_FIELDS[0]) return lines;
    return isOfLine(field) ? [] : [field];
  });
}

/** Returns the value of the field with this name. */
export function valueOf(values: EnquiryValues, name: FieldName): string {
  const { field, line } = splitFieldName(name);
  return isOfLine(field) ? (values.lines[line - 1]?.[field] ?? '') : values[field];
}

/** Returns how many lines some values have, at least 1. */
export function countLines(values: FieldTexts): number {
  const lines = (Object.keys(values) as FieldName[]).map((name) => splitFieldName(name).line);
  return Math.max(1, ...lines);
}

/** Returns whether a line has a value. */
export function isGivenLine(line: EnquiryLine): boolean {
  return LINE_FIELDS.some((field) => line[field] !== '');
}

/**
 * Reads a form from its fields in the order of the page. The n-th value of a field of a line belongs to the n-th line; the number
 * may be named (`quantity.2`), so that a field that is not sent leaves the others in their lines.
 * Of another field that is repeated, the first value is used; of `asks`, all values, joined by commas; of the honeypot
 * field, the first that is not empty.
 */
export function readForm(sent: Iterable<readonly [name: string, value: string]>): SubmittedForm {
  const form: Partial<Record<keyof SubmittedForm, string>> = {};
  const numbered: readonly string[] = fieldNames(LINES_MAX + 1);
  for (const [name, value] of sent) {
    const field = ENQUIRY_FIELDS.find((known) => known === name);
    if (name === SUBMISSION_FIELD) form[name] ??= value;
    else if (name === HONEYPOT_FIELD) form[name] ||= value;
    else if (field === ASKS_FIELD) form[field] = form[field] ? `${form[field]},${value}` : value;
    else if (field && isOfLine(field)) {
      let line = 1;
      while (nameInLine(field, line) in form) line += 1;
      form[nameInLine(field, line)] = value;
    } else if (numbered.includes(name)) form[name as FieldName] ??= value;
  }
  return form;
}

/** Normalises all values of a form. A field that was not sent is empty. */
export function normaliseEnquiry(form: SubmittedForm): EnquiryValues {
  const lines = Array.from({ length: countLines(form) }, (_, index) =>
    LINE_FIELDS.map((field) => [field, normaliseValue(form[nameInLine(field, index + 1)])]),
  );
  const others = ENQUIRY_FIELDS.filter((field) => !isOfLine(field));
  const values = others.map((field) => [field, normaliseValue(form[field])]);
  return {
    ...(Object.fromEntries(values) as Omit<EnquiryValues, 'lines'>),
    asks: splitAsks(form.asks).join(','),
    lines: lines.map((line) => Object.fromEntries(line) as EnquiryLine),
  };
}

/** Returns whether the form shows the fields of a quotation: a product is chosen, or one of them has a value. */
export function wantsQuotation(values: FieldTexts): boolean {
  const purposes: readonly string[] = PURPOSES;
  return (Object.keys(values) as FieldName[]).some((name) => {
    const { field } = splitFieldName(name);
    const isShown =
      field === 'product' ? !purposes.includes(values[name] ?? '') : isOfQuotation(field);
    return isShown && (values[name] ?? '') !== '';
  });
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

/** Returns whether a field of a quotation says what is wanted. A product alone does not. */
function isQuotationAsked(values: EnquiryValues): boolean {
  return QUOTATION_FIELDS.filter((field) => !('isAside' in FIELD_RULES[field])).some((field) =>
    isOfLine(field) ? values.lines.some((line) => line[field] !== '') : values[field] !== '',
  );
}

/** Validates a message, which may be short or empty when a field of a quotation says what is wanted. */
function checkMessage(values: EnquiryValues): Problem | undefined {
  const { message } = values;
  const problem = checkText('message', message);
  if (isQuotationAsked(values)) return problem;
  if (!VISIBLE.test(message)) return 'missing';
  const isTooShort = countCharacters(message) < MESSAGE_LENGTH_MIN;
  return problem ?? (isTooShort ? 'too-short' : undefined);
}

/** Returns the first and the last day that a date field accepts, as YYYY-MM-DD: from today on, in India. */
export function acceptedDays() {
  // The Swedish locale has this format.
  const min = new Date().toLocaleDateString('sv', { timeZone: HOME_TIME_ZONE });
  return { min, max: min.replace(/^\d+/, (year) => String(Number(year) + YEARS_AHEAD_MAX)) };
}

/** Validates a date in the format of a date field, `2026-12-31`, and its range. */
function checkDate(date: string): Problem | undefined {
  if (date === '') return undefined;
  const { min, max } = acceptedDays();
  const time = ISO_DATE.test(date) ? Date.parse(date) : NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return isDay && min <= date && date <= max ? undefined : 'not-a-date';
}

/** The fields with further rules. */
const CHECKS: Readonly<
  Partial<Record<EnquiryField, (value: string, values: EnquiryValues) => Problem | undefined>>
> = {
  name: (name) => (VISIBLE.test(name) ? checkText('name', name) : 'missing'),
  email: (_, values) => checkEmail(values),
  phone: checkPhone,
  delivery: (delivery) => (['', ...DELIVERIES].includes(delivery) ? undefined : 'unknown-choice'),
  wantedBy: checkDate,
  message: (_, values) => checkMessage(values),
};

/**
 * Validates normalised values. Returns one problem for each invalid field, in the order of the form. `productSlugs` are
 * the slugs of the catalogue; without them (in the browser, where the product is chosen from a list), any product is
 * valid.
 */
export function checkEnquiry(
  values: EnquiryValues,
  productSlugs?: readonly string[],
): EnquiryProblems {
  const isSurplus = values.lines.filter(isGivenLine).length > LINES_MAX;
  const problems = fieldNames(values.lines.length).map((name): [FieldName, Problem | undefined] => {
    const { field } = splitFieldName(name);
    const value = valueOf(values, name);
    if (field === ASKS_FIELD) return [name, undefined];
    if (field !== 'product')
      return [name, CHECKS[field]?.(value, values) ?? checkText(field, value)];
    if (isSurplus && name === nameInLine(field, LINES_MAX + 1)) return [name, 'too-many-lines'];
    const isKnown = ['', ...PURPOSES, ...(productSlugs ?? [value])].includes(value);
    return [name, isKnown ? undefined : 'unknown-product'];
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}
