import { expect, it } from 'vitest';
import { renderEnquiryForm } from './render-enquiry-form.tsx';

const SUBMISSION = '00000000-0000-4000-8000-000000000000';

it.each(['__proto__', 'constructor', 'gold'])(
  'renders a form sent with the product %s',
  (product) => {
    const html = renderEnquiryForm({
      kind: 'invalid',
      values: { name: 'Asha Rao', product, grade: 'technical', asks: 'price' },
      errors: { product: 'Choose a product of the list.' },
      submission: SUBMISSION,
    });
    expect(html).toContain('Asha Rao');
  },
);

it('identifies the submission of a form that is rendered for a product', () => {
  const state = {
    kind: 'prefilled',
    values: { product: 'acetone', asks: '' },
    submission: SUBMISSION,
  } as const;
  expect(renderEnquiryForm(state)).toContain(`value="${SUBMISSION}"`);
});

it('shows every line of a form that is sent back, with its errors', () => {
  const html = renderEnquiryForm({
    kind: 'invalid',
    values: { 'product.2': 'acetone', 'wanted.5': 'Xylene', 'unit.5': 'kg' },
    errors: { 'quantity.2': 'Please shorten the quantity.' },
    submission: SUBMISSION,
  });
  expect(html).toMatch(/name="product\.2".*?<option value="acetone" selected="">/s);
  expect(html).toMatch(/name="wanted\.5"[^>]*value="Xylene"/);
  expect(html).toMatch(/href="#enquiry-quantity\.2"[^>]*>Please shorten the quantity/);
  expect(html).toMatch(/id="enquiry-quantity\.2-error"/);
});
