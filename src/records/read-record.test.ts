import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { ContentError, readRecord } from './read-record.ts';

const schema = z.strictObject({ name: z.string(), founded: z.int().optional() });

describe('a record', () => {
  beforeEach(() => {
    const project = mkdtempSync(path.join(tmpdir(), 'content-'));
    mkdirSync(path.join(project, 'content'));
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(project);
    onTestFinished(() => {
      cwd.mockRestore();
      rmSync(project, { recursive: true });
    });
  });

  function write(text: string): void {
    writeFileSync(path.resolve('content/a.yaml'), text);
  }

  it('is read once, and again when its file has changed', () => {
    write('name: Navsagar');
    const first = readRecord('a.yaml', schema);
    expect(first).toEqual({ name: 'Navsagar' });
    expect(readRecord('a.yaml', schema)).toBe(first);
    write('name: Navsagar Chemicals');
    expect(readRecord('a.yaml', schema)).toEqual({ name: 'Navsagar Chemicals' });
  });

  it('is checked by the schema that is asked for', () => {
    write('name: Navsagar');
    readRecord('a.yaml', schema);
    expect(() => readRecord('a.yaml', z.strictObject({ founded: z.int() }))).toThrow(ContentError);
  });

  it.each([
    ['name: 5', /content\/a\.yaml has wrong fields:\n {2}name: /],
    ['name: [', /content\/a\.yaml is not valid YAML/],
  ])('that reads "%s" is refused with file and reason', (text, sentence) => {
    write(text);
    expect(() => readRecord('a.yaml', schema)).toThrow(sentence);
  });

  it('that is missing is refused', () => {
    expect(() => readRecord('a.yaml', schema)).toThrow(/content\/a\.yaml cannot be read/);
  });
});
