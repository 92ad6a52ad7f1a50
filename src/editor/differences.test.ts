import { expect, it } from 'vitest';
import { differences } from './differences.ts';

const entries = (...names: string[]) => ({
  list: names.map((name) => ({ name, file: `${name}.svg` })),
});

it.each([
  ['removed first', ['a', 'b', 'c'], ['b', 'c'], ['list.0']],
  ['removed last', ['a', 'b', 'c'], ['a', 'b'], ['list.2']],
  ['added', ['a', 'b'], ['a', 'x', 'b'], ['list.1']],
  ['changed', ['a', 'b', 'c'], ['a', 'x', 'c'], ['list.1.name', 'list.1.file']],
  ['kept', ['a', 'b'], ['a', 'b'], []],
])('an entry that is %s is the only one that differs', (_, old, later, fields) => {
  const found = differences(entries(...old), entries(...later));
  expect(found.map(({ field }) => field.join('.'))).toEqual(fields);
});

it('entries that are swapped differ', () => {
  expect(differences(entries('a', 'b'), entries('b', 'a'))).not.toEqual([]);
});
