import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  checkEnquiry,
  countCharacters,
  isEmailAddress,
  normaliseEnquiry,
  wantsQuotation,
  type SubmittedForm,
} from './enquiry.ts';
import { describeProblems } from './describe-problems.ts';
import { enquiryTexts } from './enquiry-texts.ts';

const GOOD: SubmittedForm = {
  name: 'Asha Rao',
  email: 'asha@raopaints.example',
  message: 'Please quote two IBCs of acetone.',
};

function problemsOf(form: SubmittedForm) {
  return checkEnquiry(normaliseEnquiry({ ...GOOD, ...form }), ['acetone']);
}

describe('an enquiry', () => {
  test('needs a name, an email address or a number, and a message, and nothing else', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ email: '', phone: '98200 12345' })).toEqual({});
    expect(problemsOf({ email: ' ', phone: '12' })).toEqual({ phone: 'too-few-digits' });
    expect(checkEnquiry(normaliseEnquiry({}), [])).toEqual({
      name: 'missing',
      email: 'no-contact',
      message: 'missing',
    });
    expect(problemsOf({ name: ' \u3000\r\n ' })).toEqual({ name: 'missing' });
    for (const unseen of [
      '\u200b\u200b',
      '\u2060\ufeff\u00ad',
      '\u202e\u2066',
      '\u3164',
      '\u2800',
    ]) {
      const nothing = unseen.repeat(10);
      expect(problemsOf({ name: nothing, message: nothing })).toEqual({
        name: 'missing',
        message: 'missing',
      });
      expect(problemsOf({ name: `क्${unseen}ष` })).toEqual({});
    }
    expect(problemsOf({ name: '\u0007' })).toEqual({ name: 'control-character' });
  });

  test.each([
    ['name', 100],
    ['company', 150],
    ['message', 5000],
  ] as const)('takes a %s of %i characters and no more', (field, max) => {
    for (const character of ['a', 'अ', '😀', '\n']) {
      // A line break at the end would be trimmed, so the text ends with a letter.
      const text = character.repeat(max - 1) + 'z';
      expect(problemsOf({ [field]: character === '\n' ? 'a' + text.slice(1) : text })).toEqual({});
      const longer = 'a' + character.repeat(max - 1) + 'z';
      expect(problemsOf({ [field]: longer })).toEqual({ [field]: 'too-long' });
    }
  });

  test.each([
    ['grade', 100],
    ['quantity', 50],
    ['unit', 50],
    ['packaging', 150],
    ['destination', 150],
    ['incoterm', 50],
  ] as const)('may say a %s of up to %i characters, none of them a control', (field, max) => {
    expect(problemsOf({ [field]: '' })).toEqual({});
    expect(problemsOf({ [field]: `  ${'😀'.repeat(max)}\r\n` })).toEqual({});
    expect(problemsOf({ [field]: 'अ'.repeat(max + 1) })).toEqual({ [field]: 'too-long' });
    expect(problemsOf({ [field]: 'a\u001bb' })).toEqual({ [field]: 'control-character' });
  });

  test('may be wanted by a day from today, in India, to five years on', () => {
    // 29 February in India.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-02-28T18:30:00Z') });
    try {
      for (const wantedBy of ['', '2028-02-29', '2028-12-31', '2033-02-28'])
        expect(problemsOf({ wantedBy })).toEqual({});
      for (const wantedBy of ['2028-02-28', '0028-12-31', '2033-03-01', '2029-02-29'])
        expect(problemsOf({ wantedBy })).toEqual({ wantedBy: 'not-a-date' });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    'soon',
    '31/12/2026',
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-12-31T10:00',
    '\0',
  ])('is wanted by a day, and not by "%s"', (wantedBy) => {
    expect(problemsOf({ wantedBy })).toEqual({ wantedBy: 'not-a-date' });
  });

  test('keeps the known values of asks, each once, and ignores others', () => {
    const asksOf = (asks: string) => normaliseEnquiry({ asks }).asks;
    expect(asksOf('sample,price')).toBe('price,sample');
    expect(asksOf(' price , price,gold,certificate-of-analysis')).toBe(
      'price,certificate-of-analysis',
    );
    expect(asksOf('gold\0,,')).toBe('');
    expect(problemsOf({ asks: 'gold\0' })).toEqual({});
  });

  test('shows the fields of a quotation when a product is chosen or one of them is filled in', () => {
    expect(wantsQuotation({ ...GOOD, unit: '' })).toBe(false);
    expect(wantsQuotation({ ...GOOD, grade: 'Technical' })).toBe(true);
    expect(wantsQuotation({ product: 'acetone' })).toBe(true);
    expect(wantsQuotation({ product: '', 'product.2': 'acetone' })).toBe(true);
    expect(wantsQuotation({ product: 'supply' })).toBe(false);
  });

  test('may have a short or an empty message with a field of a quotation, not with a product only', () => {
    for (const message of ['', ' \u200b', 'Hello']) {
      expect(problemsOf({ message, quantity: '2', unit: 'drums' })).toEqual({});
      expect(problemsOf({ message, asks: 'price' })).toEqual({});
      const problem = message === 'Hello' ? 'too-short' : 'missing';
      expect(problemsOf({ message, product: 'acetone', grade: ' ' })).toEqual({ message: problem });
    }
    const long = 'a'.repeat(5001);
    expect(problemsOf({ message: long, asks: 'price' })).toEqual({ message: 'too-long' });
  });

  test('names the problems of a later line by its number, in the order of the form', () => {
    const problems = problemsOf({
      ...{ 'quantity.2': 'a\0', 'product.3': 'gold', 'unit.3': 'x'.repeat(51), product: 'acetone' },
      ...{
        name: '',
        message: '',
        delivery: 'moon',
        gstin: 'x'.repeat(21),
        earlier: 'x'.repeat(21),
      },
    });
    expect(Object.entries(problems)).toEqual([
      ['name', 'missing'],
      ['quantity.2', 'control-character'],
      ['product.3', 'unknown-product'],
      ['unit.3', 'too-long'],
      ['delivery', 'unknown-choice'],
      ['gstin', 'too-long'],
      ['earlier', 'too-long'],
    ]);
    expect(describeProblems(problems, enquiryTexts().problems)).toMatchObject({
      'unit.3': expect.stringContaining('unit of product 3') as string,
    });
  });

  test('has at most ten lines; empty ones do not count', () => {
    const ten = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`quantity.${index + 2}`, '5']),
    );
    expect(problemsOf({ ...ten, unit: ' ' })).toEqual({});
    expect(problemsOf({ ...ten, product: 'acetone' })).toEqual({ 'product.11': 'too-many-lines' });
  });

  test.each(['supply', 'freight', 'work', 'press'])(
    'may be about %s, with a message',
    (product) => {
      expect(problemsOf({ product })).toEqual({});
      expect(problemsOf({ product, message: '' })).toEqual({ message: 'missing' });
    },
  );

  test('may have a delivery, a GSTIN and an earlier reference, which do not replace a message', () => {
    const given = { delivery: 'india', gstin: '27AABCR1234F1Z5', earlier: 'K7M2 PQ4X' };
    expect(problemsOf({ ...given, delivery: 'export' })).toEqual({});
    expect(problemsOf({ ...given, message: '' })).toEqual({ message: 'missing' });
    expect(problemsOf({ ...given, message: '', 'grade.2': 'Technical' })).toEqual({});
  });

  test('does not count trimmed white space, and counts a line break as one character', () => {
    const message = 'a' + '\r\n'.repeat(4998) + 'z';
    expect(problemsOf({ message: `  ${message}\r\n\r\n` })).toEqual({});
    expect(normaliseEnquiry({ message }).message).toHaveLength(5000);
    expect(normaliseEnquiry({ message: 'a\rb\r\nc\n\td\t' }).message).toBe('a\nb\nc\n d');
    expect(problemsOf({ message: '  123456789\r\n' })).toEqual({ message: 'too-short' });
    expect(problemsOf({ message: '1234\r\n6789a' })).toEqual({});
  });

  test('may have line breaks and tabs in every text, and no other control character', () => {
    expect(problemsOf({ name: 'Asha\nRao', company: 'Rao\r\nPaints' })).toEqual({});
    expect(problemsOf({ name: 'Asha\tRao', phone: '98200\t12345' })).toEqual({});
    for (const control of ['\0', '\u000b', '\u001b', '\u007f', '\u0085', '\u009f']) {
      for (const field of ['name', 'company', 'message'] as const) {
        const text = `Some ${control} text that is long enough`;
        expect(problemsOf({ [field]: text }), JSON.stringify(control)).toEqual({
          [field]: 'control-character',
        });
      }
    }
    expect(problemsOf({ name: 'half a \ud83d pair' })).toEqual({ name: 'control-character' });
  });

  test('keeps any script, emoji and right-to-left text as it is typed', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
      .filter(
        (value) =>
          value === value.trim() && !/\p{Cc}/u.test(value) && countCharacters(value) <= 100,
      );
    fc.assert(
      fc.property(text, (name) => {
        expect(normaliseEnquiry({ name }).name).toBe(name);
        expect(problemsOf({ name })).toEqual(name === '' ? { name: 'missing' } : {});
      }),
    );
  });

  test.each([
    '022 5555 0147',
    '+91 (22) 5555-0147',
    '123456',
    '+91 22 5555 0147 ext. 12',
    '022-5555 0147 / 48',
    '+49 (0) 89/123 45-0',
    'WhatsApp +971 50 555 0199',
    '+86 21 5555 0147#8005',
    '+91 98200 12345, +91 98200 54321',
    '९८२००१२३४५',
    '+٩٧١ ٥٠ ٥٥٥ ٠١٩٩',
    '\u202a+971\u00a04\u2011887 1234\u202c',
    `123456${'x'.repeat(94)}`,
  ])('takes the phone number %s', (phone) => {
    expect(problemsOf({ phone })).toEqual({});
  });

  test.each([
    ['12345', 'too-few-digits'],
    ['९८२००', 'too-few-digits'],
    ['WhatsApp, please', 'too-few-digits'],
    ['98200\u001b12345', 'control-character'],
    [`123456${'x'.repeat(95)}`, 'too-long'],
  ])('refuses the phone number %j', (phone, problem) => {
    expect(problemsOf({ phone })).toEqual({ phone: problem });
  });

  test('may name a product of the catalogue by its slug', () => {
    expect(problemsOf({ product: 'acetone' })).toEqual({});
    expect(problemsOf({ product: '' })).toEqual({});
    for (const product of ['gold', 'ACETONE', 'acetone,toluene', 'constructor', '\0']) {
      expect(problemsOf({ product })).toEqual({ product: 'unknown-product' });
    }
  });
});

describe('an email address', () => {
  test.each([
    'a@b.co',
    'first.last+tag@sub.example.co.in',
    "o'neil@example.ie",
    'x@xn--bcher-kva.example',
    'user@bücher.example',
    'पूछताछ@उदाहरण.भारत',
    '_-_@example.com',
    '1@2.example',
  ])('may be %s', (email) => {
    expect(problemsOf({ email })).toEqual({});
  });

  test.each([
    'plain',
    '@example.com',
    'a@',
    'a@b',
    'a b@example.com',
    'a@exa mple.com',
    'a@b@example.com',
    'a@@example.com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@example..com',
    'a@.example.com',
    'a@example.com.',
    'a@-example.com',
    'a@example-.com',
    'a@192.0.2.1',
    'a@[192.0.2.1]',
    '<a@example.com>',
    'Asha <a@example.com>',
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'a@example.com\nBcc: b@example.com',
    'a(comment)@example.com',
    '"a"@example.com',
    '=?utf-8?q?boss=40rival.example=3E=2C=3Cx?=@b.co',
    '😀@example.com',
    `a@${'b'.repeat(64)}.com`,
  ])('may not be %j', (email) => {
    expect(problemsOf({ email })).toEqual({ email: 'not-an-address' });
  });

  test('has at most 254 characters', () => {
    const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`;
    const local = 'a'.repeat(254 - domain.length - 1);
    expect(problemsOf({ email: `${local}@${domain}` })).toEqual({});
    expect(problemsOf({ email: `a${local}@${domain}` })).toEqual({ email: 'too-long' });
  });

  test('is accepted for every generated address', () => {
    const addresses = fc.emailAddress().filter((email) => !email.includes('=?'));
    fc.assert(fc.property(addresses, (email) => isEmailAddress(email)));
  });

  // A pattern with catastrophic backtracking would take minutes.
  test.each(['a.', '@', 'a@b-'])('is validated quickly although it repeats "%s"', (part) => {
    expect(isEmailAddress(part.repeat(200_000))).toBe(false);
  });
});

test('a text is rejected exactly when it has a lone surrogate', () => {
  const anyUnits = fc.string({
    unit: fc.constantFrom('a', '\ud83e', '\uddea', '\ud800', '\udfff'),
  });
  fc.assert(
    fc.property(anyUnits, (text) => {
      expect(problemsOf({ company: text })).toEqual(
        text.isWellFormed() ? {} : { company: 'control-character' },
      );
    }),
  );
});

test('a browser without the features of 2022 and later validates an enquiry like others', () => {
  const lacks = () => {
    throw new TypeError('is not a function');
  };
  const newer = [
    vi.spyOn(String.prototype, 'isWellFormed').mockImplementation(lacks),
    vi.spyOn(Array.prototype, 'at').mockImplementation(lacks),
  ];
  const forms = [{}, { name: 'Asha \ud83e', email: 'asha@farben' }];
  let found: unknown;
  try {
    found = forms.map(problemsOf);
  } finally {
    // Restored before the assertions, because the test runner uses these methods too.
    newer.forEach((method) => method.mockRestore());
  }
  expect(found).toEqual([{}, { name: 'control-character', email: 'not-an-address' }]);
});
