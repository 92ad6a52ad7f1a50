import { expect, it } from 'vitest';
import { ROUTES } from '../../records/addresses/routes.ts';
import { speculationRules } from './speculation-rules.ts';

it('every page but Contact may be prerendered', () => {
  const text = JSON.stringify(speculationRules());
  for (const route of [ROUTES.home, ROUTES.about, ROUTES.products, ROUTES.services]) {
    expect(text).toContain(`"${route}"`);
  }
  expect(text).not.toContain(ROUTES.contact);
  expect(text).toContain('"/products/*"');
  expect(text.match(/\*/g)).toHaveLength(1);
});
