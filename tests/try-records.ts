/**
 * `npm run try:records`: whether the tests hold the rules or only today's records. In a copy of the
 * project it adds a product, removes the seventh, renames the eighth, puts a photograph of the
 * owner's in place of a rendered picture and gives the company another name and number; then it
 * checks the content, runs the unit tests, builds, and runs the journeys that read records.
 * `--quick` leaves out the build and what needs it. Other products: `--remove SLUG`, `--rename SLUG`.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseDocument, type Document } from 'yaml';
import * as content from '../src/records/content.ts';
import { productSlug } from '../src/records/products/products.ts';

/** Within the project, so that its packages are found from there. */
const COPIES_FOLDER = '.cache/trials';
/** What is kept of earlier builds, and what styles and pages import. */
const KEPT = [
  '.cache/kept',
  '.cache/brand.css',
  '.cache/pictures.css',
  '.cache/cut-pictures.json',
  'public',
];
/** They build in copies of their own, read no record, or hold how today's pages look. */
const LEFT_OUT = 'builds|development|deployment|old-browser|look';

/** The one test that holds today's range. */
const TODAYS_RANGE = 'src/records/specified-products.test.ts';

/** From the sources that the other records name. */
const NEW_PRODUCT = {
  name: 'ETHYL ACETATE',
  displayName: 'Ethyl acetate',
  summary: 'A fast-evaporating ester solvent for inks, coatings and extraction.',
  synonyms: ['Acetic acid ethyl ester'],
  description:
    'Ethyl acetate is the ester of ethanol and acetic acid. It dissolves many resins and evaporates quickly.',
  appearance: 'Clear, colourless liquid with a fruity smell',
  identity: {
    casNumber: '141-78-6',
    ecNumber: '205-500-4',
    iupacName: 'ethyl acetate',
    formula: 'C4H8O2',
    smiles: 'CCOC(C)=O',
    molarMass: 88.106,
    hsCode: '291531',
  },
  properties: {
    meltingPoint: { kind: 'measured', value: -83.6, unit: '°C' },
    boilingPoint: { kind: 'measured', value: 77.1, unit: '°C', condition: 'at 101.3 kPa' },
    density: { kind: 'measured', value: 0.9, unit: 'g/cm³', condition: 'at 20 °C' },
    flashPoint: { kind: 'measured', value: -4, unit: '°C', method: 'closed cup' },
    vapourPressure: { value: 9.73, unit: 'kPa', condition: 'at 20 °C', source: 'NIOSH' },
    explosiveLimits: { lowest: 2, highest: 11.5, unit: '% v/v', source: 'NIOSH' },
    autoIgnition: { value: 427, unit: '°C', source: 'NIOSH' },
  },
  transport: {
    unNumber: 'UN1173',
    properShippingName: 'ETHYL ACETATE',
    imdgClass: '3',
    subsidiaryHazards: [],
    packingGroup: 'II',
    ems: 'F-E, S-D',
    marinePollutant: false,
  },
  exportControls: [],
};

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    remove: { type: 'string' },
    rename: { type: 'string' },
  },
});

function copyProject(): string {
  mkdirSync(COPIES_FOLDER, { recursive: true });
  const folder = path.resolve(mkdtempSync(path.join(COPIES_FOLDER, 'records-')));
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const file of [...stdout.split('\0').filter(existsSync), ...KEPT.filter(existsSync)]) {
    cpSync(file, path.join(folder, file), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

function edit(file: string, change: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  change(document);
  writeFileSync(file, document.toString());
}

/** Changes the records of a copy as an owner would. */
function changeRecords(folder: string): void {
  const inCopy = (...names: string[]) => path.join(folder, ...names);
  const recordOf = (slug: string) => inCopy('content/products', `${slug}.yaml`);
  const products = content.products();
  const find = (slug: string | undefined, index: number) => {
    const product = slug === undefined ? products[index] : content.product(slug);
    if (!product) throw new Error('There are too few products for this trial.');
    return product;
  };
  const removed = find(options.remove, 6);
  const renamed = find(options.rename, 7);
  const model = products.find(
    ({ transport, slug }) =>
      transport?.imdgClass === '3' && ![removed.slug, renamed.slug].includes(slug),
  );
  const [picture] = model?.images ?? [];
  if (!model || !picture) throw new Error('The new product needs a flammable liquid to copy.');

  rmSync(inCopy(TODAYS_RANGE));
  rmSync(recordOf(removed.slug));
  for (const { file } of removed.images) rmSync(inCopy('images/products', file));

  const name = `${renamed.name.replaceAll(/[^A-Z ]/g, '')} PRIME`;
  const slug = productSlug(name);
  edit(recordOf(renamed.slug), (document) => {
    document.set('name', name);
    document.set('slug', slug);
    document.set('displayName', name.charAt(0) + name.slice(1).toLowerCase());
    renamed.images.forEach(({ file }, index) => {
      const target = file.replace(renamed.slug, slug);
      renameSync(inCopy('images/products', file), inCopy('images/products', target));
      document.setIn(['images', index, 'file'], target);
    });
  });
  renameSync(recordOf(renamed.slug), recordOf(slug));

  const photograph = `${model.slug}-photograph.jpg`;
  renameSync(inCopy('images/products', picture.file), inCopy('images/products', photograph));
  edit(recordOf(model.slug), (document) => document.setIn(['images', 0, 'file'], photograph));

  const newSlug = productSlug(NEW_PRODUCT.name);
  cpSync(recordOf(model.slug), recordOf(newSlug));
  cpSync(inCopy('images/products', photograph), inCopy('images/products', `${newSlug}-drum.jpg`));
  edit(recordOf(newSlug), (document) => {
    for (const [field, value] of Object.entries(NEW_PRODUCT)) document.set(field, value);
    document.set('id', Math.max(...products.map(({ id }) => id)) + 1);
    document.set('slug', newSlug);
    document.set('images', [
      { file: `${newSlug}-drum.jpg`, alt: 'A drum of ethyl acetate in a store' },
    ]);
    document.setIn(['dataSheet', 'value', 'number'], 'NEW-DS-901');
  });

  edit(inCopy('content/pages/home.yaml'), (document) => {
    const shown = content
      .homePage()
      .gallery.products.filter((shownSlug) => shownSlug !== removed.slug);
    document.setIn(
      ['gallery', 'products'],
      shown.map((shownSlug) => (shownSlug === renamed.slug ? slug : shownSlug)),
    );
  });
  edit(inCopy('content/company.yaml'), (document) => {
    document.setIn(['name', 'value'], 'Nilgiri');
    document.setIn(['phone', 'value'], '+912226540199');
    document.setIn(['officeHours', 'closes'], '18:30');
  });
}

function run(folder: string, command: string): void {
  console.log(`\n── ${command}`);
  const { status } = spawnSync(command, { shell: true, cwd: folder, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n── FAILED: ${command}\nThe copy is kept in ${folder}.`);
    process.exit(1);
  }
}

const folder = copyProject();
changeRecords(folder);
run(folder, 'npm run --silent content-check');
run(folder, 'npm run --silent pictures');
run(folder, 'npx vitest run --project unit');
if (!options.quick) {
  run(folder, 'npm run --silent build');
  run(folder, `npx playwright test --grep-invert "${LEFT_OUT}"`);
}
rmSync(folder, { recursive: true });
console.log('\nThe tests hold the rules: all of them passed with other records.');
