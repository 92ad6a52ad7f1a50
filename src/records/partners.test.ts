import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as content from './content.ts';
import { parseRecord } from './read-record.ts';

const LOGO_FOLDER = 'images/partners';

describe('the partners', () => {
  it.each(content.partners())('$name has a logo in one grey that needs no font', ({ file }) => {
    const logo = readFileSync(path.join(LOGO_FOLDER, file), 'utf8');
    expect(logo).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(logo).not.toMatch(/<text|<style|<image|style=/);
    expect(new Set(logo.match(/#[0-9a-f]{3,6}\b/gi))).toEqual(new Set(['#5b6b7d']));
  });

  it('may be none', () => {
    expect(parseRecord('partners.yaml', content.partners.schema, { partners: [] })).toEqual([]);
  });
});
