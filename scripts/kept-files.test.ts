import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as content from '../src/records/content.ts';
import { dataSheet } from '../src/print/data-sheet/data-sheet.ts';
import { hashFiles, KeptFiles } from './kept-files.ts';

const SITE_URL = 'https://www.example.com';

function makeFolder(): string {
  // On the disk of the waiting files.
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.resolve('.cache/kept-test-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

describe('what a step of the build made', () => {
  it('is kept while its inputs, code and libraries are the same, and made for any other', async () => {
    const folder = makeFolder();
    const ask = async (maker: string, ...inputs: string[]) => {
      const kept = new KeptFiles('step', maker, folder);
      let isMade = false;
      const result = await kept.keep(inputs, () => {
        isMade = true;
        return Promise.resolve(Buffer.from(maker + inputs.join('+')));
      });
      expect(Buffer.from(result).toString()).toBe(maker + inputs.join('+'));
      return isMade;
    };
    const variants = [
      ['1', 'a'],
      ['2', 'a'],
      ['1', 'b'],
      ['1', 'a', 'b'],
      ['1', 'ab'],
      ['1a', ''],
    ];
    for (const [maker = '', ...inputs] of variants) expect(await ask(maker, ...inputs)).toBe(true);
    for (const [maker = '', ...inputs] of variants) expect(await ask(maker, ...inputs)).toBe(false);
    // A power cut can leave a file without its content.
    for (const name of readdirSync(path.join(folder, 'step'))) {
      truncateSync(path.join(folder, 'step', name));
    }
    expect(await ask('1', 'a')).toBe(true);
  });

  it('is deleted when nobody asks for it any more', async () => {
    const folder = makeFolder();
    const make = () => Promise.resolve(Buffer.from('made'));
    const first = new KeptFiles('step', '', folder);
    for (const input of ['a', 'b']) await first.keep([input], make);
    expect(await first.finish()).toBe('0 kept, 2 made');
    const second = new KeptFiles('step', '', folder);
    for (const input of ['b', 'c']) await second.keep([input], make);
    expect(await second.finish()).toBe('1 kept, 1 made');
    expect(readdirSync(path.join(folder, 'step'))).toHaveLength(2);
    const third = new KeptFiles('step', '', folder);
    await Promise.all(['c', 'd', 'd'].map((input) => third.keep([input], make)));
    expect(await third.finish()).toBe('1 kept, 1 made');
  });
});

it('a change, a new name or a new file of the sources is another hash; a test is none', () => {
  const folder = makeFolder();
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
  };
  const hashes = new Set<string>();
  const isNew = () => hashes.size < hashes.add(hashFiles(folder)).size;
  write('a.ts', 'one');
  expect(isNew()).toBe(true);
  write('a.ts', 'two');
  expect(isNew()).toBe(true);
  write('b.ts', 'two');
  expect(isNew()).toBe(true);
  rmSync(path.join(folder, 'a.ts'));
  expect(isNew()).toBe(true);
  write('b.test.ts', 'test');
  expect(isNew()).toBe(false);
});

it('whatever changes in a product, its sheet is made anew, and for another address of the site', () => {
  const [product] = content.products();
  if (!product) throw new Error('The catalogue is empty.');
  const keyOf = (changed: typeof product, siteUrl = SITE_URL) =>
    dataSheet(changed, siteUrl).inputs.join('\0');
  const key = keyOf(product);
  expect(keyOf(structuredClone(product))).toBe(key);
  expect(keyOf(product, 'https://other.example.com')).not.toBe(key);
  expect(keyOf({ ...product, name: 'Another name' })).not.toBe(key);
  expect(keyOf({ ...product, slug: 'another' })).not.toBe(key);
});
