// The server fills texts into pages that React and Astro rendered with blanks. Whatever they
// are, the page must be the one that React and Astro would have rendered with them.
import { products } from '../support/catalogue.ts';
import { escapeHTML } from 'astro/runtime/server/escape.js';
import { serializeProps } from 'astro/runtime/server/serialize.js';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import enquiryForm from 'virtual:enquiry-form';
import { describe, expect, it } from 'vitest';
import * as content from '../../src/records/content.ts';
import { EnquiryForm } from '../../src/web/contact/EnquiryForm.tsx';
import type { EnquiryPageState } from '../../src/records/enquiries/enquiry-page.ts';
import { ASKS, CHECKED_FIELDS, ENQUIRY_FIELDS } from '../../src/records/enquiries/enquiry.ts';
import { NotFoundNotice } from '../../src/web/not-found/NotFoundNotice.tsx';
import { createContactFiller } from '../../src/server/contact-frames.ts';
import { cutFrame, fillFrame, putBlank } from '../../src/server/frame.ts';
import { joinPlain } from '../../src/server/gzip-pieces.ts';
import { escapeHtml } from '../../src/records/escape-html.ts';
import { FRAME_STATES, STATIC_NOT_FOUND_PATH } from '../../src/records/enquiries/frames.ts';

const SLUGS = products.slice(0, 3).map(({ slug }) => slug);

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '"', "'", '</textarea>', '</p><script>', '&quot;', '\\"]}', '\r\n', '\n\nx'),
);

/** The island as Astro writes it: its props beside what React renders. */
function renderForm(state: EnquiryPageState, products: typeof enquiryForm.products): string {
  enquiryForm.products = products;
  // Another way to write the same character.
  const propsText = String(
    escapeHTML(serializeProps({ state }, { displayName: '', hydrate: 'load' } as never)),
  ).replaceAll('&#39;', '&#x27;');
  return `<astro-island props="${propsText}">${renderToString(<EnquiryForm state={state} />)}</astro-island>`;
}

/** The form of a catalogue that is a list in it, and of one that is too long for that. */
const FORMS = Object.entries({
  list: SLUGS.map((slug) => ({ slug, name: slug })),
  search: undefined,
}).map(([name, products]) => {
  const render = (state: EnquiryPageState) => renderForm(state, products);
  const fill = createContactFiller((name) => render(FRAME_STATES[name]));
  return { name, render, fill: (state: EnquiryPageState) => joinPlain(fill(state)).toString() };
});

const anyProduct = fc.constantFrom('', 'gold', ...SLUGS);
const anyAsks = fc.subarray([...ASKS]).map((asks) => asks.join(','));
const anyValues = fc.record({
  ...Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, anyText])),
  product: fc.oneof(anyProduct, anyText),
  unit: fc.oneof(fc.constantFrom('', ...content.contactPage().form.quotation.units), anyText),
  incoterm: fc.oneof(fc.constantFrom('', 'CIF'), anyText),
  asks: fc.oneof(anyAsks, anyText),
  // What HTML drops at the start of a text area is looked at below.
  message: anyText.map((text) => text.replace(/^[\r\n]+/, '')),
});
const anyOffer = fc.record({
  name: anyText,
  grades: fc.uniqueArray(anyText, { maxLength: 3 }),
  packaging: fc.uniqueArray(anyText, { maxLength: 3 }),
});
/** A product that the catalogue does not have comes back without. */
const maybeWithOffer = <State extends object>(anyState: fc.Arbitrary<State>) =>
  fc.oneof(
    anyState,
    fc.tuple(anyState, anyOffer).map(([state, offer]) => ({ ...state, offer })),
  );
/** React leaves out an empty sentence; there is none. */
const anySentence = anyText.filter((text) => text !== '');
const anyErrors = fc.record(
  Object.fromEntries(CHECKED_FIELDS.map((field) => [field, anySentence])),
  { requiredKeys: [] },
);

describe.each(FORMS)(
  'the Contact page ($name) about an enquiry is as if it were rendered for it',
  ({ render, fill }) => {
    it.each([
      [
        'begun',
        fc.record({
          kind: fc.constant('begun' as const),
          product: anyProduct,
          offer: anyOffer,
          message: fc.oneof(
            fc.constant(''),
            anyText.map((text) => text.replace(/^[\r\n]+/, '')),
          ),
          asks: anyAsks,
        }),
      ],
      ['received', fc.record({ kind: fc.constant('received' as const), reference: anySentence })],
      [
        'with wrong fields',
        maybeWithOffer(
          fc.record({
            kind: fc.constant('sentBack' as const),
            status: fc.constant(422 as const),
            values: anyValues,
            errors: anyErrors.filter((errors) => Object.keys(errors).length > 0),
            submission: fc.uuid(),
          }),
        ),
      ],
      [
        'not taken',
        maybeWithOffer(
          fc.record({
            kind: fc.constant('sentBack' as const),
            status: fc.constantFrom(429 as const, 503 as const),
            values: anyValues,
            errors: fc.constant({}),
            message: anySentence,
            submission: fc.uuid(),
          }),
        ),
      ],
    ] as [string, fc.Arbitrary<EnquiryPageState>][])('%s', (_name, anyState) => {
      fc.assert(
        fc.property(anyState, (state) => {
          expect(fill(state)).toBe(render(state));
        }),
      );
    });

    it.each(['\nTen drums', '\r\nTen drums', '\r\n\r\nTen drums'])(
      'but keeps the line breaks at the start of the message: %j',
      (message) => {
        const state = { ...FRAME_STATES.failed, values: { message } };
        expect(fill(state)).toContain(`>\n${message}</textarea>`);
      },
    );
  },
);

it('the 404 page is as if it were rendered for its path', () => {
  const render = (requestedPath: string) =>
    renderToString(<NotFoundNotice requestedPath={requestedPath} />);
  const frame = cutFrame(putBlank(render(STATIC_NOT_FOUND_PATH), STATIC_NOT_FOUND_PATH, 'path'));
  fc.assert(
    fc.property(anyText, (path) => {
      const page = joinPlain(fillFrame(frame, { path: escapeHtml(path) }));
      expect(page.toString()).toBe(render(path));
    }),
  );
});
