import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as colours from './brand-colours.ts';

const THEME = readFileSync('src/web/layout/theme.css', 'utf8');

test.each(Object.entries(colours))(
  '%s is the colour of the same name in the theme',
  (name, value) => {
    const token = name.replace('BRAND_', '--color-').replaceAll('_', '-').toLowerCase();
    expect(THEME).toContain(`${token}: ${value};`);
  },
);
