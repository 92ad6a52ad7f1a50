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
    product: 'acetone',
    asks: '',
    submission: SUBMISSION,
  } as const;
  expect(renderEnquiryForm(state)).toContain(`value="${SUBMISSION}"`);
});
