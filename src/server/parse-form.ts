import { isUtf8 } from 'node:buffer';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { isDecodable } from '../settings/is-decodable.ts';
import { readForm, type SubmittedForm } from '../records/enquiries/enquiry.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
export const FORM_TYPES = [URLENCODED, MULTIPART];
/** The charset and boundary parameters of a content type. */
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;
const BOUNDARY = /;\s*boundary\s*=\s*(?:"([^"\\]+)"|([^\s;"]+))/i;

/** The maximum number of fields or parts (docs/enquiry-contract.md#http). Parsing thousands takes tens of ms. */
const FIELDS_MAX = 120;

/** The parser gets the whole body at once. If it does not finish within this time, the body is malformed. */
const MULTIPART_TIMEOUT_MS = 1000;

/**
 * A form, or the status of its rejection: 400 if malformed, not UTF-8 or of too many fields, 415 with a file or in
 * another charset.
 */
export type FormResult = SubmittedForm | 400 | 415;

/** Parses a body with one of the `FORM_TYPES`. Never rejects. */
export async function parseForm(contentType: string, body: Buffer): Promise<FormResult> {
  const isMultipart = contentType.trim().toLowerCase().startsWith(MULTIPART);
  const [, charset = 'utf-8'] = CHARSET.exec(contentType) ?? [];
  if (!isMultipart && !/^utf-?8$/i.test(charset)) return 415;
  if (!isUtf8(body)) {
    // The invalid bytes are probably those of a file.
    return isMultipart && body.includes('filename') ? 415 : 400;
  }
  const text = body.toString();
  return isMultipart ? parseMultipart(contentType, text) : parseUrlencoded(text);
}

/** Returns whether a separator occurs more than `max` times, without reading the text to its end. */
function occursMoreThan(max: number, separator: string, text: string): boolean {
  return text.split(separator, max + 2).length > max + 1;
}

function parseUrlencoded(body: string): FormResult {
  // URLSearchParams accepts a percent sign without two digits, and replaces bytes that are not UTF-8.
  if (occursMoreThan(FIELDS_MAX - 1, '&', body) || !isDecodable(body)) return 400;
  return readForm(new URLSearchParams(body));
}

async function parseMultipart(contentType: string, body: string): Promise<FormResult> {
  const [, quoted, boundary = quoted] = BOUNDARY.exec(contentType) ?? [];
  // The last boundary ends the form.
  if (boundary === undefined || occursMoreThan(FIELDS_MAX + 1, `--${boundary}`, body)) return 400;
  const sent: [name: string, value: string][] = [];
  let refusal: Exclude<FormResult, SubmittedForm> | undefined;
  try {
    const parser = new Busboy({
      headers: { 'content-type': `${MULTIPART}; boundary="${boundary}"` },
    });
    parser.on('field', (name: string | undefined, value) => {
      // A value without a field name cannot be stored, so the form is rejected.
      if (name === undefined) refusal ??= 400;
      else sent.push([name, value]);
    });
    parser.on('file', (_name, stream) => {
      refusal ??= 415;
      stream.on('error', () => undefined).resume();
    });
    await pipeline([body], parser, { signal: AbortSignal.timeout(MULTIPART_TIMEOUT_MS) });
  } catch {
    refusal ??= 400;
  }
  return refusal ?? readForm(sent);
}
