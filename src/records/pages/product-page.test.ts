import { expect, it } from 'vitest';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';
import { productMeta } from './product-page.ts';

it("has the product's name and CAS number in title and description", () => {
  const meta = productMeta(SPECIMEN);
  expect(meta.title).toContain('Acetone, CAS 67-64-1');
  expect(meta.description).toContain('67-64-1');
});

it('shortens the title of a long name, and the description of many grades', () => {
  const displayName = 'Diethylene glycol monobutyl ether acetate (DGBA)';
  const grades = SPECIMEN.grades.flatMap((grade) =>
    Array.from({ length: 9 }, () => ({ ...grade, name: 'Electronic grade' })),
  );
  const { title, description } = productMeta({ ...SPECIMEN, displayName, grades });
  expect(title).toBe(`${displayName}, CAS 67-64-1`);
  expect(description).toBe(SPECIMEN.summary);
});
