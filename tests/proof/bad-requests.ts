import fc from 'fast-check';
import {
  checkEnquiry,
  ENQUIRY_FORM_FIELDS,
  normaliseEnquiry,
  type SubmittedForm,
} from '../../src/records/enquiries/enquiry.ts';

/** A request that may be invalid in any way, with the statuses that the contract allows for it. */
export interface BadRequest {
  method: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  allowed: readonly number[];
}

const URLENCODED = 'application/x-www-form-urlencoded';
const BODY_LIMIT_BYTES = 64 * 1024;
/** Possible statuses of a form that can be read: stored (script, browser), invalid, or malformed. */
const ANY_ANSWER = [201, 303, 400, 413, 415, 422];

const GOOD: SubmittedForm = {
  name: 'Bad Input',
  company: '',
  email: 'bad.input@example.com',
  phone: '',
  message: 'A message that is long enough to be taken.',
  product: '',
};

const wildText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('', ' ', '\0', '\r\n', '\t', '\u202e', '\ufeff', "'; drop table enquiry; --"),
  fc.constantFrom('=cmd()', '<script>alert(1)</script>', '{{7*7}}', '${7*7}', '../../etc/passwd'),
  fc.constantFrom('a@b', 'a@b.co\r\nBcc: c@d.ef', '"x"@y.z', '+91 (0) 22-5555', '１２３４５６７'),
  fc
    .tuple(fc.constantFrom('x', '😀', 'अ', '\n', '%'), fc.integer({ min: 0, max: 6000 }))
    .map(([sign, count]) => sign.repeat(count)),
  fc.uuid(),
);

/** A valid form with some fields replaced and some left out. */
const wildForm: fc.Arbitrary<SubmittedForm> = fc
  .dictionary(fc.constantFrom(...ENQUIRY_FORM_FIELDS), wildText, { maxKeys: 4 })
  .chain((wrong) =>
    fc.subarray([...ENQUIRY_FORM_FIELDS], { minLength: 4 }).map((kept) => {
      const form = { ...GOOD, ...wrong };
      return Object.fromEntries(
        Object.entries(form)
          .filter(([field]) => kept.includes(field as keyof SubmittedForm))
          // Requests are UTF-8, which cannot encode a lone surrogate.
          .map(([field, value]) => [field, value.toWellFormed()]),
      );
    }),
  );

const wantsJson = fc.constantFrom<Record<string, string>>(
  { accept: 'application/json' },
  { accept: 'text/html,*/*;q=0.8' },
);

/** Returns the statuses that the contract allows for a well-formed form. */
function answersTo(form: SubmittedForm, slugs: readonly string[], isJson: boolean): number[] {
  const problems = checkEnquiry(normaliseEnquiry(form), slugs);
  if (Object.keys(problems).length > 0) return [422];
  return [isJson ? 201 : 303];
}

function formRequest(slugs: readonly string[]): fc.Arbitrary<BadRequest> {
  return fc.tuple(wildForm, wantsJson).map(([form, headers]) => {
    const body = Buffer.from(new URLSearchParams(form).toString());
    const isJson = headers['accept'] === 'application/json';
    return {
      method: 'POST',
      headers: { ...headers, 'content-type': URLENCODED },
      body,
      allowed: body.length > BODY_LIMIT_BYTES ? [413] : answersTo(form, slugs, isJson),
    };
  });
}

const encodedGarbage: fc.Arbitrary<BadRequest> = fc
  .tuple(
    fc.oneof(
      fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
      fc
        .string({
          unit: fc.constantFrom('%', '=', '&', '+', 'a', 'f', 'g', '0', ';'),
          maxLength: 400,
        })
        .map((text) => Buffer.from(text)),
      fc
        .constantFrom(
          'name=%',
          'name=%zz',
          'name=%ff%fe',
          'name=%c0%80',
          '&&&===',
          'a&'.repeat(9000),
        )
        .map((text) => Buffer.from(text)),
    ),
    wantsJson,
    fc.constantFrom(
      URLENCODED,
      `${URLENCODED}; charset=utf-16`,
      `${URLENCODED};;;`,
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=x',
    ),
  )
  .map(([body, headers, type]) => ({
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body,
    allowed: ANY_ANSWER,
  }));

const multipart: fc.Arbitrary<BadRequest> = fc
  .tuple(wildForm, wantsJson, fc.constantFrom('whole', 'cut', 'file', 'no end', 'wrong boundary'))
  .map(([form, headers, damage]) => {
    const boundary = 'proof-boundary';
    const parts = Object.entries(form).map(
      ([field, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${damage === 'file' ? '; filename="x.exe"' : ''}\r\n\r\n${value}\r\n`,
    );
    const text = parts.join('') + (damage === 'no end' ? '' : `--${boundary}--\r\n`);
    const body = Buffer.from(text);
    return {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': `multipart/form-data; boundary=${damage === 'wrong boundary' ? 'other' : boundary}`,
      },
      body: damage === 'cut' ? body.subarray(0, Math.floor(body.length / 2)) : body,
      allowed: ANY_ANSWER,
    };
  });

const otherType: fc.Arbitrary<BadRequest> = fc
  .tuple(
    fc.constantFrom('application/json', 'text/plain', 'application/xml', 'x', 'image/png', ''),
    fc.string({ maxLength: 200 }),
  )
  .map(([type, body]) => ({
    method: 'POST',
    headers: type === '' ? {} : { 'content-type': type },
    body: Buffer.from(body),
    allowed: [415],
  }));

const otherMethod: fc.Arbitrary<BadRequest> = fc
  .tuple(fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'HEAD', 'PROPFIND'), wantsJson)
  .map(([method, headers]) => ({
    method,
    headers,
    body: undefined,
    allowed: method === 'GET' && headers['accept'] !== 'application/json' ? [303] : [405],
  }));

const otherOrigin: fc.Arbitrary<BadRequest> = fc
  .tuple(
    fc.constantFrom('origin', 'referer'),
    fc.constantFrom('https://evil.example', 'null', 'http://127.0.0.1', 'garbage', 'https://'),
  )
  .map(([header, value]) => ({
    method: 'POST',
    headers: { [header]: value, 'content-type': URLENCODED },
    body: Buffer.from(new URLSearchParams(GOOD).toString()),
    allowed: [403],
  }));

const tooLarge: fc.Arbitrary<BadRequest> = fc.integer({ min: 1, max: 200_000 }).map((excess) => ({
  method: 'POST',
  headers: { 'content-type': URLENCODED },
  body: Buffer.from(`message=${'x'.repeat(BODY_LIMIT_BYTES + excess)}`),
  allowed: [413],
}));

/** Generates requests of every kind, most of them forms. */
export function badRequest(slugs: readonly string[]): fc.Arbitrary<BadRequest> {
  return fc.oneof(
    { weight: 10, arbitrary: formRequest(slugs) },
    { weight: 4, arbitrary: encodedGarbage },
    { weight: 4, arbitrary: multipart },
    { weight: 1, arbitrary: otherType },
    { weight: 1, arbitrary: otherMethod },
    { weight: 1, arbitrary: otherOrigin },
    { weight: 1, arbitrary: tooLarge },
  );
}
