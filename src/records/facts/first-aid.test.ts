import { describe, expect, it } from 'vitest';
import { dataSheetTexts } from '../data-sheet-texts.ts';
import { readYaml } from '../reading/read-record.ts';
import { FIRST_AID_ROUTES, type FirstAidRoute } from '../products/product-schema.ts';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';
import { firstAidText } from './first-aid.ts';

const lineFor = (
  route: FirstAidRoute,
  hazardStatements: string[],
  supplementalStatements: string[] = [],
) =>
  firstAidText(route, {
    firstAid: {},
    hazards: { ...SPECIMEN.hazards, hazardStatements, supplementalStatements },
  });

describe('firstAidText', () => {
  it('takes the line of the most serious hazard', () => {
    expect(lineFor('eyes', ['H319', 'H314'])).toContain('at least 15 minutes');
    expect(lineFor('eyes', ['H319'])).toContain('several minutes');
    expect(lineFor('ingestion', ['H302', 'H304'])).toContain('Do not induce vomiting');
  });

  it('takes supplemental statements into account', () => {
    expect(lineFor('inhalation', [], ['EUH071'])).toContain('Get medical help immediately');
  });

  it("adds the record's own sentences before and after the line", () => {
    const firstAid = { skin: { first: 'Brush it off.', last: 'Go to hospital.' } };
    const text = firstAidText('skin', { firstAid, hazards: SPECIMEN.hazards });
    expect(text).toMatch(/^Brush it off\. .*clothing.* Go to hospital\.$/);
  });

  it('has a line for a product without hazards', () => {
    for (const route of FIRST_AID_ROUTES) expect(lineFor(route, [])).toMatch(/\.$/);
  });
});

it('rejects a route of exposure whose last line does not apply to every product', () => {
  const broken = readYaml('data-sheets.yaml') as {
    firstAidLines: { value: { eyes: unknown[] } };
  };
  broken.firstAidLines.value.eyes.pop();
  const { error } = dataSheetTexts.schema.safeParse(broken);
  expect(error?.issues[0]?.message).toContain('must end with a line whose "statements" are empty');
});
