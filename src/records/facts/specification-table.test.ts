import { describe, expect, it } from 'vitest';
import { specificationTable } from './specification-table.ts';

const line = (parameter: string, limit: string, method: string, unit: string | null = '% m/m') => ({
  parameter,
  limit,
  unit,
  method,
});
const grade = (name: string, ...specification: ReturnType<typeof line>[]) => ({
  name,
  specification,
});

describe('specificationTable', () => {
  it('has one row for each parameter, with the limits of all grades', () => {
    const { rows } = specificationTable([
      grade('A', line('Assay', 'min. 99', 'GC'), line('Water', 'max. 1', 'Karl Fischer')),
      grade('B', line('Assay', 'min. 99.9', 'GC'), line('Iron', 'max. 1', 'ICP', null)),
    ]);
    expect(rows).toEqual([
      { parameter: 'Assay', unit: '% m/m', limits: ['min. 99', 'min. 99.9'], method: 'GC' },
      { parameter: 'Water', unit: '% m/m', limits: ['max. 1', null], method: 'Karl Fischer' },
      { parameter: 'Iron', unit: null, limits: [null, 'max. 1'], method: 'ICP' },
    ]);
  });

  it('lists the methods in the order of the grades where they differ', () => {
    const { rows } = specificationTable([
      grade('A', line('Assay', '1', 'Titration')),
      grade('B', line('Assay', '2', 'Ph. Eur.')),
    ]);
    expect(rows[0]?.method).toBe('Titration / Ph. Eur.');
  });

  it('has one row for each unit of a parameter', () => {
    const { rows } = specificationTable([
      grade('A', line('Water', '1', 'KF', '%')),
      grade('B', line('Water', '300', 'KF', 'mg/kg')),
    ]);
    expect(rows).toHaveLength(2);
  });
});
