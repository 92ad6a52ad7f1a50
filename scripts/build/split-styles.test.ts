import { expect, it } from 'vitest';
import { FIRST_VIEW_END } from '../../src/web/layouts/first-view-end.ts';
import { splitStyles } from './split-styles.ts';

const RULES = {
  face: '@font-face{font-family:A}',
  all: '*{margin:0}',
  link: 'a,td{color:red}',
  table: 'table{border:0}',
  seen: '.seen{top:0}',
  seenUnderState: '.open .seen{top:1px}',
  touched: '.seen:hover{top:2px}',
  below: '.below{top:3px}',
  wideSeen: '@media (min-width:1px){.seen{top:4px}}',
  wideBelow: '@media (min-width:1px){.below{top:5px}}',
  paper: '@media print{.seen{top:6px}}',
};
const html = `<head><style>${Object.values(RULES).join('')}</style></head><a class="seen">$&</a>${FIRST_VIEW_END}<table class="below seen">`;
const { page, address, sheet } = splitStyles(html);

it('leaves in the page the rules that its first view needs', () => {
  const { face, all, seen, seenUnderState, wideSeen } = RULES;
  expect(page).toContain(
    `<style>${[face, all, 'a{color:red}', seen, seenUnderState, wideSeen].join('')}</style>`,
  );
});

it('says all rules in their order in the sheet, but faces', () => {
  const { face, ...rules } = RULES;
  expect(sheet).toBe(Object.values(rules).join(''));
  expect(page).toContain(face);
});

it('links the sheet where the first view ends, and lets nothing after it be shown before', () => {
  expect(page).toMatch(
    /<a class="seen">\$&<\/a><link rel="stylesheet" href="[^"]+"><script> <\/script><table/,
  );
  expect(page).toContain(address);
});

it('names the sheet by what it says', () => {
  expect(splitStyles(html.replace('top:3px', 'top:9px')).address).not.toBe(address);
  expect(splitStyles(html.replace('<a class="seen">', '<a>')).address).toBe(address);
});
