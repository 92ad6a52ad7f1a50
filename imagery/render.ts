import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import * as content from '../src/records/content.ts';
import { CACHE_FOLDER, describeJob } from './job.ts';
import { manifestPictures, type Picture } from './manifest.ts';
import { writeMark, writePrints } from './prints.ts';
import { imageFile, isRecordStale, noteRendered } from './rendered.ts';

const HELP = `Renders the pictures of imagery/manifest.yaml into images/.

  npm run imagery                      all missing pictures
  npm run imagery -- acetone-drum      pictures whose name contains the word
  npm run imagery -- --stale           pictures that are missing or whose record has changed
  npm run imagery -- --list            lists the names, and which are missing or older than their record
  --draft                              small and noisy, into .cache/imagery/drafts, in seconds

The command is "blender", or the variable BLENDER. It must be Blender 3.4 to 3.6.`;

const MISSING_BLENDER = `Blender was not found. A build of the site does not need it, because
the rendered pictures are committed under images/.
To render, install it (Debian or Ubuntu, as root):

  apt-get install -y --no-install-recommends blender python3-numpy python3-pil gcc

or set the variable BLENDER to the command of a Blender 3.4.`;

/** Blender 4 renamed the shader inputs that `materials.py` sets. */
const USABLE_BLENDER = /^Blender 3\.[4-6]\./m;

/** A draft's scale relative to the manifest, and its maximum number of samples. */
const DRAFT = { scale: 0.3, samples: 12 };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      draft: { type: 'boolean', default: false },
      stale: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const manifest = manifestPictures();
  if (values.list) return listPictures(manifest);
  const chosen = choosePictures(manifest, positionals, values.stale);
  if (chosen.length === 0)
    return console.log('No picture is missing. Name one to render it again.');
  const blender = requireBlender();
  mkdirSync(CACHE_FOLDER, { recursive: true });
  await writeMark(CACHE_FOLDER);
  writeFileSync(path.join(CACHE_FOLDER, 'brand.json'), JSON.stringify(content.brand()));
  await renderAll(blender, chosen, values.draft);
}

function listPictures(manifest: Record<string, Picture>): void {
  for (const [name, picture] of Object.entries(manifest)) {
    console.log(`${name.padEnd(48)} ${picture.scene.padEnd(16)} ${stateOf(name, picture)}`);
  }
}

function choosePictures(
  manifest: Record<string, Picture>,
  wanted: string[],
  stale: boolean,
): [string, Picture][] {
  const all = Object.entries(manifest);
  if (wanted.length === 0) {
    const states = stale ? ['missing', 'older than its record'] : ['missing'];
    return all.filter(([name, picture]) => states.includes(stateOf(name, picture)));
  }
  return wanted.flatMap((part) => {
    const exact = all.filter(([name]) => path.posix.basename(name) === part || name === part);
    const found = exact.length > 0 ? exact : all.filter(([name]) => name.includes(part));
    if (found.length === 0) {
      throw new Error(
        `No picture is called "${part}". "npm run imagery -- --list" shows the names.`,
      );
    }
    return found;
  });
}

function stateOf(name: string, picture: Picture): string {
  if (!existsSync(imageFile(name))) return 'missing';
  return isRecordStale(name, picture) ? 'older than its record' : '';
}

/** Returns the command that starts Blender. Ends the process with advice if it is missing or of another version. */
function requireBlender(): string[] {
  const command = (process.env['BLENDER'] ?? 'blender').split(' ');
  const [program = ''] = command;
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status === 0 && USABLE_BLENDER.test(stdout)) return command;
  console.error(
    status === 0
      ? `The pictures need Blender 3.4 to 3.6, and "${program}" is ${stdout.split('\n')[0]}.`
      : MISSING_BLENDER,
  );
  process.exit(1);
}

async function renderAll(
  blender: string[],
  pictures: [string, Picture][],
  isDraft: boolean,
): Promise<void> {
  for (const [index, [name, picture]] of pictures.entries()) {
    const file = await renderPicture(blender, name, picture, isDraft, (part) => {
      if (!process.stdout.isTTY) return;
      const percent = `${Math.round(part * 100)} %`;
      process.stdout.write(`\r${index + 1}/${pictures.length} ${name} ${percent.padStart(5)}`);
    });
    if (process.stdout.isTTY) console.log();
    console.log(`${file}  ${Math.round(statSync(file).size / 1000)} kB`);
  }
}

async function renderPicture(
  blender: string[],
  name: string,
  picture: Picture,
  isDraft: boolean,
  onProgress: (part: number) => void,
): Promise<string> {
  const [width, height] = picture.size;
  const scaled: Picture = isDraft
    ? {
        ...picture,
        size: [Math.round(width * DRAFT.scale), Math.round(height * DRAFT.scale)],
        samples: Math.min(picture.samples, DRAFT.samples),
      }
    : picture;
  const base = path.resolve(CACHE_FOLDER, name.replaceAll('/', '-'));
  mkdirSync(path.dirname(base), { recursive: true });
  const prints = await writePrints(picture, base);
  writeFileSync(`${base}.json`, JSON.stringify(describeJob(name, scaled, prints, `${base}.png`)));
  await runBlender(blender, `${base}.json`, onProgress);
  const file = isDraft
    ? path.join(CACHE_FOLDER, 'drafts', `${path.basename(name)}.jpg`)
    : imageFile(name);
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(`${base}.png`)
    .jpeg({ quality: picture.quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(file);
  if (!isDraft) noteRendered(name, picture);
  return file;
}

/** Renders one picture and reports the progress, 0 to 1. Rejects with Blender's last output when it fails. */
function runBlender(
  blender: string[],
  job: string,
  onProgress: (part: number) => void,
): Promise<void> {
  const [program = '', ...args] = blender;
  const child = spawn(program, [
    ...args,
    ...['--background', '--python-exit-code', '1', '--python', 'imagery/shoot.py', '--', job],
  ]);
  let log = '';
  let half = 0;
  const read = (chunk: Buffer): void => {
    const text = chunk.toString();
    log = (log + text).slice(-6000);
    if (text.includes('Saved:')) half += 1;
    const sample = /Sample (\d+)\/(\d+)/.exec(text);
    if (sample) onProgress(Math.min(0.98, (half + Number(sample[1]) / Number(sample[2])) / 2));
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Blender failed on ${job}:\n${log}`));
    });
  });
}

try {
  await main();
} catch (error) {
  console.error(`imagery: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
