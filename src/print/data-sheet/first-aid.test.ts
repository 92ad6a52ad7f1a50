import { describe, expect, it } from 'vitest';
import * as content from '../../records/content.ts';
import { dataSheetTexts } from '../../records/data-sheet-texts.ts';
import { readYaml } from '../../records/read-record.ts';
import { FIRST_AID_ROUTES, firstAidLine } from './first-aid.ts';

const texts = content.dataSheetTexts();
const line = (route: (typeof FIRST_AID_ROUTES)[number], ...hazardStatements: string[]) =>
  firstAidLine(route, { hazardStatements, supplementalStatements: [] }, texts);

describe('firstAidLine', () => {
  it('takes the line of the most serious hazard', () => {
    expect(line('eyes', 'H319', 'H314')).toContain('at least 15 minutes');
    expect(line('eyes', 'H319')).toContain('several minutes');
    expect(line('ingestion', 'H302', 'H304')).toContain('Do not induce vomiting');
  });

  it('takes supplemental statements into account', () => {
    const hazards = { hazardStatements: [], supplementalStatements: ['EUH071'] };
    expect(firstAidLine('inhalation', hazards, texts)).toContain('Get medical help immediately');
  });

  it('has a line for a product without hazards', () => {
    for (const route of FIRST_AID_ROUTES) expect(line(route)).toMatch(/\.$/);
  });

  it('depends on hazards alone: products with the same statements get the same lines', () => {
    const byHazards = new Map<string, Set<string>>();
    for (const { hazards } of content.products()) {
      const key = [...hazards.hazardStatements, ...hazards.supplementalStatements].sort().join(' ');
      const lines = FIRST_AID_ROUTES.map((route) => firstAidLine(route, hazards, texts)).join('\n');
      byHazards.set(key, (byHazards.get(key) ?? new Set()).add(lines));
    }
    for (const lines of byHazards.values()) expect(lines.size).toBe(1);
  });
});

describe('content/data-sheets.yaml', () => {
  const raw = () =>
    readYaml('data-sheets.yaml') as { firstAidLines: { value: Record<string, unknown[]> } };

  it('refuses a way of exposure whose last line does not fit every product', () => {
    const broken = raw();
    broken.firstAidLines.value['eyes']?.pop();
    const { error } = dataSheetTexts.schema.safeParse(broken);
    expect(error?.issues[0]?.message).toContain(
      'must end with a line whose "statements" are empty',
    );
  });

  it('marks what the safety adviser has not signed as a sample', () => {
    const { disclaimer, precautionaryStatements, firstAidLines } = raw() as unknown as Record<
      string,
      { sample?: boolean; source?: string }
    >;
    for (const field of [disclaimer, precautionaryStatements, firstAidLines]) {
      expect(field?.sample === true || typeof field?.source === 'string').toBe(true);
    }
  });
});
