import { expect, it } from 'vitest';
import type { EnquiryPageState } from '../records/enquiries/enquiry-page.ts';
import { createContactPage } from './render-contact.ts';

const HEAD = '<head><title>Contact</title></head>';
const ISLAND =
  '<style></style><astro-island uid="x" props="{&gt;}"><form></form><!--astro:end--></astro-island>';
const BUILT = `${HEAD}<main><!--enquiry-->${ISLAND}<!--/enquiry--></main>`;

const REJECTED: EnquiryPageState = {
  kind: 'invalid',
  values: { name: "</script>$&$1'" },
  errors: { email: 'Enter it.' },
  submission: 'a',
};

/** Returns the content of the state element in a page. */
const stateIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="enquiry-state">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  ) as unknown;

it('contains the rendered form in its island, and its state for the script', () => {
  const html = createContactPage(BUILT, () => '<form>$& filled</form>')(REJECTED);
  expect(html).toContain(
    '<astro-island uid="x" props="{&gt;}"><form>$& filled</form></astro-island></main>',
  );
  expect(html).not.toContain('<form></form>');
  expect(stateIn(html)).toEqual(REJECTED);
});

it.each([
  [{ kind: 'stored', reference: 'ABCD2345' }, 'Enquiry received'],
  [REJECTED, 'Error: Please check these fields'],
  [{ ...REJECTED, kind: 'not-stored', message: 'Wait.' }, 'Error: Your enquiry was not sent'],
] as [EnquiryPageState, string][])('has a title of its own: %j', (state, title) => {
  const html = createContactPage(BUILT, () => '')(state);
  expect(/<title>(.*)<\/title>/.exec(html)?.[1]?.replaceAll('&#39;', "'")).toContain(title);
});

it.each([
  '',
  HEAD,
  `${HEAD}<!--enquiry--><form></form><!--/enquiry-->`,
  BUILT + BUILT,
  BUILT.replace('<!--/enquiry-->', ''),
  BUILT.replace('<title>', ''),
])('is not made of a page without a placeholder or a title: %s', (html) => {
  expect(() => createContactPage(html, () => '')).toThrow('npm run build');
});
