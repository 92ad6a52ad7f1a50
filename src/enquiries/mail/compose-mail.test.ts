import type { Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/enquiry-databases.ts';
import {
  GOOD_FORM,
  openTestEnquiries,
  QUOTATION_FORM,
  storeForm,
  waitFor,
} from '../../../tests/support/enquiry-set-up.ts';
import { startTestMailCatcher } from '../../../tests/support/test-delivery.ts';
import * as content from '../../records/content.ts';
import type { SubmittedForm } from '../../records/enquiries/enquiry.ts';

type Delivered = {
  reference: string;
  mail: Email;
  raw: string;
  envelope: { from: string; to: string[] };
};

/** Sends an enquiry through store, outbox and mail server, and reads the mail back. */
async function deliver(form: SubmittedForm): Promise<Delivered> {
  const catcher = await startTestMailCatcher();
  const enquiries = await openTestEnquiries({
    DATABASE_URL: await createTestDatabase('sqlite'),
    SMTP_URL: catcher.url,
    ENQUIRY_TO: 'sales@test.example',
    ENQUIRY_FROM: 'site@test.example',
  });
  const reference = await storeForm(enquiries, form);
  await waitFor(() => catcher.messages.length > 0);
  const [mail] = await catcher.read();
  const [raw = ''] = catcher.messages.map(String);
  const [envelope] = catcher.envelopes;
  if (mail === undefined || envelope === undefined) throw new Error('No mail was read.');
  return { reference, mail, raw, envelope };
}

function headersOf(raw: string): string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

/** Asserts the rules that every mail follows, for any input. */
function expectValidMail({ reference, mail, raw, envelope }: Delivered, form: SubmittedForm): void {
  expect(envelope).toEqual({ from: 'site@test.example', to: ['sales@test.example'] });
  expect(mail.from).toMatchObject({ address: 'site@test.example' });
  expect(mail.to).toEqual([expect.objectContaining({ address: 'sales@test.example' })]);
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.cc ?? []).toEqual([]);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.subject).toContain(reference);
  expect(mail.messageId).toBe(`<enquiry.${reference}@test.example>`);
  const names = headersOf(raw).map((header) => header.slice(0, header.indexOf(':')).toLowerCase());
  expect(names.sort()).toEqual(
    [
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ].sort(),
  );
  const message = (form.message ?? GOOD_FORM.message).replace(/\r\n?/g, '\n').trim();
  expect(mail.text).toContain(message);
  expect(visibleText(mail.html ?? '')).toContain(message.replace(/ /g, '\u00a0').slice(0, 50));
}

/** Returns the text of an HTML mail as a reader sees it, with every space as a no-break space. */
function visibleText(html: string): string {
  return html
    .replace(/^[\s\S]*<body/, '<body')
    .replace(/<br>\n/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/ /g, '\u00a0');
}

test('a mail has the sender and the enquiry, and a reply goes to the visitor', async () => {
  const delivered = await deliver({});
  expectValidMail(delivered, {});
  const { mail, reference } = delivered;
  expect(mail.subject).toBe(`Enquiry ${reference} | Rao Paints | ACETONE`);
  expect(mail.from).toMatchObject({ name: `${content.company().name} website` });
  expect(mail.replyTo).toEqual([
    expect.objectContaining({ name: 'Asha Rao', address: 'asha@raopaints.example' }),
  ]);
  for (const part of [mail.text ?? '', mail.html ?? '']) {
    expect(part).toContain('Asha Rao');
    expect(part).toContain('Rao Paints');
    expect(part).toContain('asha@raopaints.example');
    expect(part).toContain('+91 98200 12345 (typed as 098200 12345)');
    expect(part).toContain('ACETONE');
    expect(part).toContain('https://test.example');
    expect(part).toContain(reference);
  }
});

test('without an address, the number comes first and there is no Reply-To', async () => {
  const { mail } = await deliver({ email: '' });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toMatch(/^Enquiry \w{8}\n\nContact number: +\+91 98200 12345/);
  expect(mail.text).not.toMatch(/^Email:|Reply to this mail/m);
  expect(mail.html?.indexOf('tel:')).toBeLessThan(mail.html?.indexOf('Asha Rao') ?? 0);
});

test('the subject of a suspected enquiry begins with a mark', async () => {
  const { mail, reference } = await deliver({ subject_line: 'x' });
  expect(mail.subject).toBe(`[automatic?] Enquiry ${reference} | Rao Paints | ACETONE`);
});

test('a chemical that is not in the catalogue is named in the subject', async () => {
  const { mail } = await deliver({ product: '', wanted: 'Xylene =?utf-8?q?x?=', message: '' });
  expect(mail.subject).toMatch(/\| Xylene = \?utf-8\?q\?x\?=$/);
  expect(mail.text).not.toContain('Message:');
});

test('a mail has the details of a quotation, with labels', async () => {
  const delivered = await deliver(QUOTATION_FORM);
  expectValidMail(delivered, {});
  const { text = '', html = '' } = delivered.mail;
  for (const [label, value] of [
    ['Asked for', 'Price, Certificate of analysis'],
    ['Grade', 'High-purity grade'],
    ['Quantity', '2 x 16 tonnes'],
    ['Packaging', '210-litre steel drum'],
    ['Destination', 'Jebel Ali / جبل علي'],
    ['Incoterm', 'CIF'],
    ['Needed by', QUOTATION_FORM.wantedBy],
  ] as const) {
    expect(text).toMatch(new RegExp(`^${label}: +${value}$`, 'm'));
    expect(html).toMatch(new RegExp(`>${label}</th><td [^>]*>${value}</td>`));
  }
});

test('a mail has each product of several, with its details', async () => {
  const delivered = await deliver({
    ...QUOTATION_FORM,
    ...{ 'product.2': 'isopropyl-alcohol-ipa', 'quantity.2': '1', 'unit.2': '20 ft containers' },
    ...{ 'wanted.3': 'Xylene\r\nBcc: x <b>', 'packaging.3': 'IBCs', 'unit.4': 'kg' },
    // Not a unit of the form, so it stays as typed.
    ...{ 'quantity.3': '1', 'unit.3': 'gas bottles' },
    ...{ delivery: 'india', gstin: '27AABCR1234F1Z5', earlier: 'K7M2PQ4X' },
  });
  expectValidMail(delivered, {});
  const { subject, text = '', html = '' } = delivered.mail;
  const names = 'ACETONE, ISOPROPYL ALCOHOL (IPA), Xylene Bcc: x <b>';
  expect(subject).toContain(`| 3 products: ${names} | about K7M2PQ4X`);
  for (const [label, value] of [
    ['Product 1', /ACETONE; Grade: High-purity grade; Quantity: 2 x 16 tonnes; Packaging: .+/],
    ['Product 2', /ISOPROPYL ALCOHOL \(IPA\); Quantity: 1 × 20 ft container/],
    [
      'Product 3',
      /Quantity: 1 gas bottles; Packaging: IBCs; Chemical wanted: Xylene Bcc: x (?:<b>|&lt;b&gt;)/,
    ],
    ['Product 4', /Unit: kg/],
    ['Destination', /.+/],
    ['Delivery', /In India/],
    ['GSTIN', /27AABCR1234F1Z5/],
    ['Earlier enquiry', /K7M2PQ4X/],
  ] as const) {
    expect(text).toMatch(new RegExp(`^${label}: +${value.source}$`, 'm'));
    expect(html).toMatch(new RegExp(`>${label}</th><td [^>]*>${value.source}</td>`));
  }
});

test('a subject names the first of many products', async () => {
  const wanted = { 'wanted.2': 'अ'.repeat(150), 'wanted.3': 'Xylene' };
  const { mail } = await deliver(wanted);
  expect(mail.subject).toMatch(/\| 3 products: ACETONE, अ{71}…$/);
});

test('an enquiry that is not about a product says so in its subject', async () => {
  const { mail } = await deliver({ product: 'freight' });
  expect(mail.subject).toMatch(/\| Offer of freight$/);
});

test('empty fields are left out, and the name replaces a missing company', async () => {
  const form = { company: '', phone: '', product: '' };
  const delivered = await deliver(form);
  expectValidMail(delivered, form);
  expect(delivered.mail.subject).toMatch(/\| Asha Rao \| no product chosen$/);
  expect(delivered.mail.text).not.toMatch(
    /Company:|Contact number:|Asked|Grade:|Quantity:|Incoterm:/,
  );
});

describe('a mail keeps as typed', () => {
  test.each<[string, SubmittedForm]>([
    [
      'Devanagari',
      { name: 'आशा राव', company: 'राव पेंट्स', message: 'कृपया दो आईबीसी एसीटोन का भाव बताएं।' },
    ],
    [
      'Arabic',
      { name: 'عائشة راو', company: 'دهانات راو', message: 'يرجى تقديم عرض سعر للأسيتون.\nشكرا' },
    ],
    [
      'emoji',
      { name: 'Asha 👩🏽‍🔬', company: '🧪 & Co', message: 'Two IBCs 🛢️🛢️ please, thank you 🙏🏽!' },
    ],
    ['5,000 emoji', { message: '😀'.repeat(5000) }],
    ['columns made of spaces', { message: 'Acetone      2 IBC\n  Toluene    1 drum' }],
  ])('%s', async (_, form) => {
    const delivered = await deliver(form);
    expectValidMail(delivered, form);
    if (form.name !== undefined) {
      expect(delivered.mail.replyTo?.[0]).toMatchObject({ name: form.name });
      expect(delivered.mail.text).toContain(form.name);
    }
    if (form.company !== undefined) expect(delivered.mail.subject).toContain(form.company);
  });
});

test('headers contain only ASCII, since a mail server need not accept more', async () => {
  const named = await deliver({ name: 'आशा', email: 'आशा@raopaints.example' });
  // eslint-disable-next-line no-control-regex
  expect(named.raw.slice(0, named.raw.indexOf('\r\n\r\n'))).toMatch(/^[\x00-\x7f]*$/);
  expect(named.mail.replyTo).toBeUndefined();
  expect(named.mail.text).toMatch(/Email: +आशा@raopaints\.example \(.+\)/);
  expect(named.mail.text).not.toContain('Reply to this mail');

  const hosted = await deliver({ email: 'asha@राव.example' });
  expect(hosted.mail.replyTo?.[0]?.address).toBe('asha@xn--t2bk0a.example');
});

describe('nothing typed adds a header, a recipient or markup:', () => {
  test.each<[string, SubmittedForm]>([
    ['a header in the name', { name: 'Asha\r\nBcc: evil@example.com\r\n\r\nHello' }],
    ['a header in the company', { company: 'Rao\nTo: evil@example.com\nSubject: won' }],
    ['an encoded header', { company: '=?utf-8?Q?Rao=0D=0ABcc:_evil@example.com?=' }],
    ['an encoded header in the name', { name: '=?utf-8?B?RXZpbA0KQmNjOiBldmlsQGV4YW1wbGUuY29t?=' }],
    ['an address in the name', { name: '"Asha" <evil@example.com>, other@example.com' }],
    ['a group in the name', { name: 'undisclosed: evil@example.com;' }],
    ['an address with a query', { email: 'a?bcc=evil@example.com' }],
    ['an address with percent signs', { email: 'a%0d%0abcc%3aevil%40example.com@example.com' }],
    ['line separators', { name: 'Asha\u2028Bcc: evil@example.com\u2029X' }],
    [
      'marks that change the text direction',
      { name: 'Asha \u202egro.live\u202c', company: '\u2066x' },
    ],
  ])('%s', async (_, form) => {
    const delivered = await deliver(form);
    expectValidMail(delivered, form);
    expect(delivered.mail.subject).not.toMatch(/[\r\n\u2028\u2029\u202e\u2066]/);
    expect(delivered.mail.replyTo?.[0]?.address).toBe(form.email ?? GOOD_FORM.email);
  });

  test('a tag in any value', async () => {
    const tag = '<img src=x onerror=alert(1)><script>alert(1)</script>"\'&amp;';
    const delivered = await deliver({ name: tag, company: tag, message: tag });
    expectValidMail(delivered, { message: tag });
    expect(delivered.mail.html).not.toMatch(/<img|<script/);
    expect(delivered.mail.html).toContain('&lt;script&gt;');
    expect(delivered.mail.html).toContain('&amp;amp;');
  });

  test('a query in the link to the visitor', async () => {
    const { mail } = await deliver({ email: 'a?bcc=evil&subject=x@example.com' });
    expect(mail.html).toContain('href="mailto:a%3Fbcc%3Devil%26subject%3Dx@example.com"');
  });
});

test.each([
  ['022-5555 0147 / 48', '+91 22 5555 0147', 'tel:+912255550147'],
  ['WhatsApp +971 50 555 0199', '+971 50 555 0199', 'tel:+971505550199'],
  ['+49 (0) 89/123 45-0', '+49 89 123450', 'tel:+4989123450'],
  ['+٩٧١ ٥٠ ٥٥٥ ٠١٩٩', '+971 50 555 0199', 'tel:+971505550199'],
  ['९८२०० १२३४५', '+91 98200 12345', 'tel:+919820012345'],
  ['+86 21 5555 0147#8005', '+86 21 5555 0147 ext. 8005', 'tel:+862155550147;ext=8005'],
])(
  'the number in "%s" is formatted and linked beside what was typed',
  async (phone, number, link) => {
    const { mail } = await deliver({ phone });
    expect(mail.text).toContain(`${number} (typed as ${phone})`);
    expect(mail.html).toContain(`<a href="${link}"`);
  },
);

test.each(['(1) 2-3.4 5+67', '९८२\n००१'])(
  'a number that is not recognised is shown as typed: "%s"',
  async (phone) => {
    const { mail } = await deliver({ phone });
    expect(mail.text).toContain(`: ${phone.replace('\n', ' ')}\n`);
    expect(mail.text).not.toContain('typed as');
  },
);
