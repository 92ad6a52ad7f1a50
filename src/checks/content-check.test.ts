import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { products } from '../records/products/products.ts';
import { listRecordFiles } from '../records/reading/read-record.ts';
import { makeProject } from '../../tests/support/temporary-project.ts';
import { findPrintProblems } from '../build/print-problems.ts';
import {
  findContentProblems,
  findLogoProblems,
  replacedKeyProducts,
  rulesToReadAgain,
} from './content-check.ts';

/** Copies `content/` into a temporary project. `change` replaces a text in a file of the copy. */
function copyContent() {
  const images = path.resolve('images');
  const project = makeProject();
  cpSync('content', path.join(project, 'content'), { recursive: true });
  symlinkSync(images, path.join(project, 'images'));
  const inProject = (file: string) => path.join(project, 'content', file);
  return {
    inProject,
    change: (file: string, from: string | RegExp, to: string) => {
      const text = readFileSync(inProject(file), 'utf8');
      expect(text).toMatch(from);
      writeFileSync(inProject(file), text.replace(from, to));
    },
  };
}

it('finds every problem at once, with file, line, field, expected and found', () => {
  const { change, inProject } = copyContent();
  const [first = ''] = listRecordFiles('products/*.yaml');
  change('company.yaml', /^phone: .*/m, "phone: { value: '022 5555', sample: true }");
  change('company.yaml', /^email:/m, 'emial:');
  change('pages/about.yaml', /^ {2}lead:/m, '   lead:');
  change('pages/contact.yaml', '{retentionMonths}', '{retention}');
  change('partners.yaml', /file: [a-z0-9-]+\.svg/, 'file: nobody.svg');
  change(first, /- file: .*/, '- file: missing.jpg');
  writeFileSync(inProject('pages/abuot.yaml'), '');
  writeFileSync(inProject('products/picture.txt'), '');
  rmSync(inProject('purpose.yaml'));

  const found = findContentProblems();
  for (const problem of [
    /^content\/company\.yaml:\d+, phone\.value: must be \+ and the country's code.*; found "022 5555"$/,
    /^content\/company\.yaml:\d+, emial: is not a field of this record.*; found \{/,
    /^content\/company\.yaml:1, email: is missing; it must be a group of fields.*; found nothing$/,
    /^content\/pages\/about\.yaml:\d+: is not valid YAML: .*/,
    /^content\/pages\/contact\.yaml:\d+, privacy\.paragraphs\.\d: may contain .*\{retentionMonths\}.*; found "/,
    /^content\/partners\.yaml:\d+, partners\.0\.file: must be a file: images\/partners\/nobody\.svg is not there; found "nobody\.svg"$/,
    /^content\/products\/.*, images\.0\.file: must begin with .*; found "missing\.jpg"$/,
    /^content\/products\/.*, images\.0\.file: must be a file: images\/products\/missing\.jpg is not there; /,
    /^content\/pages\/abuot\.yaml: is a record that nothing reads; /,
    /^content\/products\/picture\.txt: is a record that nothing reads; /,
    /^content\/purpose\.yaml cannot be read\. Restore the file/,
  ]) {
    expect(found).toContainEqual(expect.stringMatching(problem));
  }
});

it('reports a record that is not valid YAML once, although others take words from it', () => {
  const { change } = copyContent();
  change('company.yaml', /^email:/m, '   email:');
  expect(findContentProblems()).toEqual([
    expect.stringMatching(/^content\/company\.yaml:\d+: is not valid YAML/),
  ]);
});

it('finds sea lanes that no ship takes', () => {
  const { change } = copyContent();
  const near = 'nauticalMiles: 2300, by: [], latitude: -4.07, longitude: 39.65';
  const beyond =
    'nauticalMiles: 2380, by: [Bab el-Mandeb, Red Sea], latitude: 21.48, longitude: 39.15';
  const ports = [near, beyond].map((port) => `      - { name: A, country: B, ${port} }\n`);
  change('pages/services.yaml', /^ {4}value:\n/m, `    value:\n${ports.join('')}`);
  const found = findContentProblems();
  for (const problem of [/not be less than the great circle/, /most lines avoid the Red Sea/]) {
    expect(found).toContainEqual(expect.stringMatching(problem));
  }
});

it('accepts a removed and a hidden product, although Home names one', () => {
  const { change, inProject } = copyContent();
  const [first = '', second = ''] = products().map(({ slug }) => `products/${slug}.yaml`);
  change('pages/home.yaml', /^(gallery:[^]*? {4}- )\S+$/m, '$1gold');
  rmSync(inProject(first));
  change(second, /^id:/m, 'published: false\nid:');
  // A hidden record may be unfinished.
  change(second, /^summary: .*\n/m, '');
  expect(findContentProblems()).toEqual([]);
  expect(products().map(({ slug }) => `products/${slug}.yaml`)).not.toContain(second);
  expect(replacedKeyProducts()).toContainEqual(
    expect.stringMatching(/gallery\.products: "gold" is not a published product/),
  );
});

it('finds missing texts of data sheets, or only the invalid field of their record', async () => {
  const { change } = copyContent();
  change('data-sheets.yaml', /^ {4}P501: .*\n/m, '');
  const lacks = /^content\/products\/.*: The precautionary statement P501, ".*", leaves a choice\./;
  expect((await findPrintProblems()).problems).toContainEqual(expect.stringMatching(lacks));

  change('data-sheets.yaml', /^ {2}usual: .*/m, '  usual: 1');
  expect(findContentProblems()).toEqual([
    expect.stringMatching(/^content\/data-sheets\.yaml:\d+, extinguishers\.usual: must be a text/),
  ]);
});

it('finds logos that are no drawings of shapes', () => {
  const partner = (file: string) => `{ name: { value: A, source: B }, file: ${file} }`;
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
  makeProject({
    'content/partners.yaml': `partners: [${partner('a.svg')}, ${partner('b.svg')}]`,
    'images/partners/a.svg': svg('<path d="M0 0H9V9Z"/>'),
    'images/partners/b.svg': svg('<text>Words</text>'),
  });
  expect(findLogoProblems()).toEqual([
    'images/partners/b.svg: has words as text: convert text to paths in the drawing program',
  ]);
});

it('finds shared values that must be unique', () => {
  const { change, inProject } = copyContent();
  const [first = '', second = ''] = listRecordFiles('products/*.yaml');
  const idOf = (file: string) => /^id: .*/m.exec(readFileSync(inProject(file), 'utf8'))?.[0] ?? '';
  change(second, /^id: .*/m, idOf(first));
  const found = findContentProblems();
  expect(found).toContainEqual(
    expect.stringMatching(
      `^content/${second}:\\d+, id: must differ from that of content/${first}: correct the one that is wrong; found \\d+$`,
    ),
  );
});

it('finds what the copy of a record still says of the other product, and its picture', () => {
  const acetone = readFileSync('tests/support/acetone.yaml', 'utf8');
  const copy = acetone
    .replace(/^id: .*/m, 'id: 14')
    .replace('name: ACETONE', 'name: BUTANONE')
    .replace('displayName: Acetone', 'displayName: Butanone')
    .replace(/^synonyms:\n( {2}- .*\n)+/m, 'synonyms: [Methyl ethyl ketone]\n')
    .replaceAll('acetone-drum.jpg', 'butanone-drum.jpg')
    .replace('Acetone is the simplest ketone.', 'Butanone is drier than acetone.');
  const problemsWith = (changed: string, picture: string, shared: string) => {
    makeProject({
      'content/products/acetone.yaml': acetone,
      'content/products/butanone.yaml': changed,
      'content/shared-texts.yaml': `texts: [${shared}]`,
      'images/products/acetone-drum.jpg': 'drums of acetone',
      'images/products/butanone-drum.jpg': picture,
    });
    return findContentProblems().filter((problem) => problem.startsWith('content/products/'));
  };
  const found = problemsWith(copy, 'drums of acetone', '');
  for (const problem of [
    'summary: has',
    'identity.hsCode: has "291411", as content/products/acetone.yaml',
    'identity.itcHsCode.value: has "29141100", as',
    'identity.itcHsCode.source: has "Customs Tariff Act, tariff item 2914 11 00", as',
    'exportControls.0.text: names Acetone (content/products/acetone.yaml)',
    'exportControls.1.text: has "In the European Union it is a drug precursor of category 3.", as',
    'exportControls.1.source: has',
    'indianRules.0.text: names Acetone',
    'indianRules.0.text: has "The Indian Standard is IS 170.", as',
    'description: names Acetone',
    'description: has "It mixes with water',
    'uses.0.use: has',
    'images.0.alt: has',
    'images.0.file: must be another picture: images/products/acetone-drum.jpg is the same one',
  ])
    expect(found).toContainEqual(expect.stringContaining(problem));
  for (const problem of found) expect(problem).toMatch(/butanone\.yaml/);

  const marked = problemsWith(
    copy.replace(/^identity:/m, 'mentions: [acetone]\nidentity:'),
    'drums of butanone',
    '{ text: The Indian Standard is IS 170., products: [acetone, butanone] }',
  );
  expect(marked.filter((problem) => /names|IS 170\."|another picture/.test(problem))).toEqual([]);
  expect(marked).toContainEqual(expect.stringMatching(/exportControls\.1\.text: has/));
});

it('names rules that nobody has read for a year', () => {
  const acetone = readFileSync('tests/support/acetone.yaml', 'utf8');
  makeProject({ 'content/products/acetone.yaml': acetone });
  const rule = 'content/products/acetone.yaml: "Regulations (EC) No 273/2004 and No 111/2005"';
  const neverRead = 'content/products/acetone.yaml: "Bureau of Indian Standards, IS 170"';
  expect(rulesToReadAgain('2027-11-27')).toContain(neverRead);
  expect(rulesToReadAgain('2027-11-27')).not.toContain(rule);
  expect(rulesToReadAgain('2027-11-28')).toContain(rule);
});
