import { describe, expect, it } from 'vitest';
import { parseForm } from './parse-form.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=xyz';
const NAME_PART = 'Content-Disposition: form-data; name="name"';
const MESSAGE_PART = 'Content-Disposition: form-data; name="message"';

function parse(contentType: string, body: string | Buffer) {
  return parseForm(contentType, Buffer.from(body as string));
}

/** Builds a multipart body from parts that are written with `\n`. */
function multipart(...parts: string[]): string {
  return [...parts.map((part) => `--xyz\n${part}\n`), '--xyz--\n']
    .join('')
    .replaceAll('\n', '\r\n');
}

it.each([
  [120, { name: 'A' }],
  [121, 400],
  [5000, 400],
])('a form of %i fields or parts is answered with %j', async (count, result) => {
  const others = count - 1;
  const encoded = `name=A${'&x'.repeat(others)}`;
  const parts = [`${NAME_PART}\n\nA`, ...Array<string>(others).fill('')];
  expect(await parse(URLENCODED, encoded)).toEqual(result);
  expect(await parse(MULTIPART, multipart(...parts))).toEqual(result);
  expect(await parse('multipart/form-data; Boundary = "xyz"', multipart(...parts))).toEqual(result);
});

describe('a url-encoded form', () => {
  it('is read, with spaces, signs and any script', async () => {
    const body = 'name=A+B%2BC&email=a%40b.c&message=%E0%A4%A8%0D%0A%F0%9F%8C%8A&unknown=x&company';
    expect(await parse(URLENCODED, body)).toEqual({
      name: 'A B+C',
      email: 'a@b.c',
      message: 'न\r\n🌊',
      company: '',
    });
  });

  it('keeps the first of two values, and nothing from the prototype', async () => {
    const result = await parse(URLENCODED, 'name=first&name=second&__proto__=x&constructor=y');
    expect(result).toEqual({ name: 'first' });
  });

  it('numbers the values of a line from the second one on', async () => {
    const body =
      'quantity=1&unit=kg&quantity=&quantity=3&unit=drums&product=acetone&asks=price&asks=x';
    expect(await parse(URLENCODED, body)).toEqual({
      ...{ product: 'acetone', quantity: '1', unit: 'kg', asks: 'price,x' },
      ...{ 'quantity.2': '', 'unit.2': 'drums', 'quantity.3': '3' },
    });
    const named = 'quantity.2=5&name.2=x&quantity.12=5&quantity=1';
    expect(await parse(URLENCODED, named)).toEqual({ quantity: '1', 'quantity.2': '5' });
  });

  it('uses the first non-empty honeypot field, even after an empty one', async () => {
    expect(await parse(URLENCODED, 'subject_line=&subject_line=x')).toEqual({ subject_line: 'x' });
    expect(await parse(URLENCODED, 'subject_line=x&subject_line=')).toEqual({ subject_line: 'x' });
  });

  it.each([
    'name=%',
    'name=%zz',
    'name=100%&email=x',
    'name=%C3',
    'name=%ED%A0%80',
    '%FF=x',
    'other=%',
  ])('is broken when it reads %s', async (body) => {
    expect(await parse(URLENCODED, body)).toBe(400);
  });

  it('is malformed when its bytes are not UTF-8', async () => {
    const body = Buffer.from([...Buffer.from('name='), 0xe9]);
    expect(await parse(URLENCODED, body)).toBe(400);
  });
});

describe('a multipart form', () => {
  it('is read', async () => {
    const body = multipart(
      `${NAME_PART}\n\nकविता 🌊`,
      `${MESSAGE_PART}\nContent-Type: text/plain; charset=utf-8\n\nline\nline`,
      'Content-Disposition: form-data; name="phone"\n\n',
    );
    expect(await parse(MULTIPART, body)).toEqual({
      name: 'कविता 🌊',
      message: 'line\r\nline',
      phone: '',
    });
  });

  it.each([
    `${MESSAGE_PART}; filename="a.txt"\nContent-Type: text/plain\n\nx`,
    `${MESSAGE_PART}\nContent-Type: application/octet-stream\n\nx`,
    `${MESSAGE_PART}; filename=""\n\n`,
  ])('with a file is refused', async (part) => {
    expect(await parse(MULTIPART, multipart(part))).toBe(415);
  });

  it('with a picture, whose bytes are not text, is rejected as one with a file', async () => {
    const part = 'Content-Disposition: form-data; name="picture"; filename="a.png"\n\n';
    const body = Buffer.concat([
      Buffer.from(`--xyz\n${part}`),
      Buffer.from([0x89, 0xff]),
      Buffer.from('\n--xyz--'),
    ]);
    expect(await parse(MULTIPART, body)).toBe(415);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', multipart(`${NAME_PART}\n\nA`)],
    ['with another boundary', 'multipart/form-data; boundary=abc', multipart(`${NAME_PART}\n\nA`)],
    ['that is empty', MULTIPART, ''],
    ['that is no multipart', MULTIPART, 'name=A'],
    ['with a nameless part', MULTIPART, multipart('Content-Disposition: form-data\n\nA')],
    ['that ends in a header', MULTIPART, '--xyz\r\nContent-Disposition: form-da'],
    ['that ends in a value', MULTIPART, `--xyz\r\n${NAME_PART}\r\n\r\nAsh`],
    ['that lacks its end', MULTIPART, `--xyz\r\n${NAME_PART}\r\n\r\nAsha\r\n--xyz\r\n`],
  ])('%s is broken', async (_case, contentType, body) => {
    expect(await parse(contentType, body)).toBe(400);
  });
});
