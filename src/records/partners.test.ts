import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as content from './content.ts';
import { parseRecord } from './reading/read-record.ts';

const LOGO_FOLDER = 'images/partners';

describe('the partners', () => {
  it.each(content.partners())('$name has a logo in one grey that needs no font', ({ file }) => {
    const logo = readFileSync(path.join(LOGO_FOLDER, file), 'utf8');
    expect(logo, 'begins with <svg, its viewBox is 0 0 and two whole numbers').toMatch(
      /^<svg [^>]*viewBox="0 0 \d+ \d+"/,
    );
    expect(logo, 'has paths alone, filled by fill="#5b6b7d"').not.toMatch(
      /<text|<style|<image|style=/,
    );
    expect(new Set(logo.match(/#[0-9a-f]{3,6}\b/gi)), 'has the one grey').toEqual(
      new Set(['#5b6b7d']),
    );
  });

  it('may be none', () => {
    expect(parseRecord('partners.yaml', content.partners.schema, { partners: [] })).toEqual([]);
  });
});
