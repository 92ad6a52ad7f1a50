import { isUtf8 } from 'node:buffer';
import { Busboy } from '@fastify/busboy';
import { parse as parseContentType } from 'content-type';
import {
  ASKS_FIELD,
  ENQUIRY_FORM_FIELDS,
  type EnquiryFormField,
  type SubmittedForm,
} from '../records/enquiry.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

/** The parser works on a whole body in memory; if it is not done by then, the body is broken. */
const MULTIPART_TIMEOUT_MS = 1000;

/** What came of reading a form. */
export type FormResult =
  | { readonly kind: 'form'; readonly form: SubmittedForm }
  /** Malformed, or not UTF-8. */
  | { readonly kind: 'broken-encoding' }
  /** A part is a file. */
  | { readonly kind: 'unsupported-type' };

/** Whether a body of this content type can be a form of ours. */
export function isFormType(contentType = ''): boolean {
  const { type, parameters } = parseContentType(contentType);
  if (type === MULTIPART) return true;
  return type === URLENCODED && /^utf-?8$/i.test(parameters['charset'] ?? 'utf-8');
}

/** Keeps the fields that the form has; of one that was sent twice, the first value, but of `asks` all. */
class FieldCollector {
  readonly #values: Partial<Record<EnquiryFormField, string>> = {};

  add(name: string, value: string): void {
    const field = ENQUIRY_FORM_FIELDS.find((known) => known === name);
    const before = field && this.#values[field];
    if (field === ASKS_FIELD && before !== undefined) this.#values[field] = `${before},${value}`;
    else if (field) this.#values[field] ??= value;
  }

  get form(): SubmittedForm {
    return this.#values;
  }
}

/** Reads a body of a type that `isFormType` accepts. Never rejects. */
export async function parseForm(contentType: string, body: Buffer): Promise<FormResult> {
  if (!isUtf8(body)) {
    // A file among the parts is the better explanation of bytes that are not text.
    return mayHoldFile(contentType, body)
      ? { kind: 'unsupported-type' }
      : { kind: 'broken-encoding' };
  }
  return contentType.trim().toLowerCase().startsWith(MULTIPART)
    ? parseMultipart(contentType, body)
    : parseUrlencoded(body.toString('utf8'));
}

function mayHoldFile(contentType: string, body: Buffer): boolean {
  return contentType.toLowerCase().startsWith(MULTIPART) && body.includes('filename');
}

function decode(text: string): string {
  // Throws for a percent sign without two digits, and for bytes that are not UTF-8.
  return decodeURIComponent(text.replaceAll('+', ' '));
}

function parseUrlencoded(body: string): FormResult {
  const fields = new FieldCollector();
  try {
    for (const pair of body.split('&')) {
      const equals = pair.indexOf('=');
      const name = decode(equals === -1 ? pair : pair.slice(0, equals));
      fields.add(name, equals === -1 ? '' : decode(pair.slice(equals + 1)));
    }
  } catch {
    return { kind: 'broken-encoding' };
  }
  return { kind: 'form', form: fields.form };
}

function parseMultipart(contentType: string, body: Buffer): Promise<FormResult> {
  return new Promise((resolve) => {
    const fields = new FieldCollector();
    const broken = (): void => {
      settle({ kind: 'broken-encoding' });
    };
    const timeout = setTimeout(broken, MULTIPART_TIMEOUT_MS);
    function settle(result: FormResult): void {
      clearTimeout(timeout);
      resolve(result);
    }
    try {
      const parser = new Busboy({ headers: { 'content-type': contentType } });
      parser.on('field', (name: string | undefined, value) => {
        // A value that belongs to no field would be lost without a word.
        if (name === undefined) broken();
        else fields.add(name, value);
      });
      parser.on('file', (_name, stream) => {
        stream.on('error', () => undefined).resume();
        settle({ kind: 'unsupported-type' });
      });
      parser.on('error', broken);
      parser.on('finish', () => {
        settle({ kind: 'form', form: fields.form });
      });
      parser.end(body);
    } catch {
      broken();
    }
  });
}
