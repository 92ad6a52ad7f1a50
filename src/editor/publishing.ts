import { execFile, type ExecException } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { IMAGE_FOLDER } from '../records/pictures.ts';
import { DOCUMENT_SOURCE_FOLDER } from '../records/products/product-documents.ts';
import { CONTENT_FOLDER, listRecordFiles } from '../records/reading/read-record.ts';
import { gitEnvironment } from '../settings/git-environment.ts';
import { differences } from './differences.ts';
import { mergeTexts } from './merge-texts.ts';
import {
  EditorError,
  findProblems,
  listRecords,
  readData,
  readText,
  schemaOf,
  sentenceOf,
  titleOf,
} from './records.ts';

const run = promisify(execFile);
/** A publication contains changes in these folders only. */
const FOLDERS = ['--', CONTENT_FOLDER, IMAGE_FOLDER];
const OUTPUT_BYTES_MAX = 50_000_000;

/** What the publication that runs is doing; empty if none runs. */
let step = '';
export const publicationStep = () => ({ step });

/** Runs git, which asks no questions. Returns its output, and of a push also that of the server. */
async function git(...args: string[]): Promise<string> {
  const env = { ...gitEnvironment(), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  const work = run('git', args, { cwd: process.cwd(), env, maxBuffer: OUTPUT_BYTES_MAX });
  work.child.stderr?.on('data', (said) => {
    const done = /.*^remote: build: (\d+ of \d+)/ms.exec(String(said))?.[1];
    if (done) step = `The server builds the site: ${done} steps are done.`;
  });
  const { stdout, stderr } = await work.catch((error: Error) => {
    const sentence = 'Git failed. Nothing is published. Your changes are safe here.';
    throw Object.assign(new EditorError(`${sentence}\n${outputOf(error)}`), error);
  });
  return stdout + (args.includes('push') ? stderr : '');
}

/** Returns the lines of the server in the output of git. */
const saidByServer = (output: string) =>
  [...output.matchAll(/^remote: *(\S.*?)\s*$/gm)].map(([, line]) => line).join('\n');

/**
 * Returns the output of a failed git: only the lines of the server, if there are any. That of git itself follows an
 * empty line: the page folds it.
 */
function outputOf(error: unknown): string {
  const { message, stdout, stderr = '', cmd } = error as Partial<ExecException>;
  if (cmd === undefined) return message ?? '';
  const output = `${stdout}\n${stderr}`.trim();
  return saidByServer(stderr) || `Try again, or ask a programmer.\n\n${output}`;
}

/** Returns the published branch; the last commit when there is no server. */
const findBase = () =>
  git('rev-parse', '--abbrev-ref', '@{upstream}').then(
    (name) => name.trim(),
    () => 'HEAD',
  );

/** Returns the files that differ from the last publication, and in records the values. */
async function listChanges() {
  const base = await findBase();
  await git('add', '--all', '--intent-to-add', ...FOLDERS);
  const names = await git('diff', '--name-only', '--no-renames', '-z', base, ...FOLDERS);
  const change = async (file: string) => {
    const old = await git('show', `${base}:${file}`).catch(() => undefined);
    const isThere = existsSync(path.resolve(file));
    const what = !isThere ? 'removed' : old === undefined ? 'new' : 'changed';
    const record = path.relative(CONTENT_FOLDER, file);
    const isChanged = what === 'changed' && file.endsWith('.yaml');
    return {
      ...{ file, what, schema: schemaOf(record), title: titleOf(record) },
      values: isChanged ? differences(parse(old ?? ''), readData(record)) : [],
    };
  };
  return Promise.all(names.split('\0').filter(Boolean).map(change));
}

const PUBLICATIONS_MAX = 20;
const IN_FOLDERS = new RegExp(`^(${CONTENT_FOLDER}|${IMAGE_FOLDER})/`);

/** Returns the latest commits of a range that changed one of the files, newest first. `isOwners` if they changed no code. */
async function listPublications(range: string, ...files: string[]) {
  const format = `--format=%x00%H%n%as%n%s -${PUBLICATIONS_MAX} --full-diff --name-only --no-merges`;
  const log = await git('log', ...format.split(' '), range, '--', ...files);
  return log
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [commit = '', date = '', reason = '', , ...changed] = entry.trim().split('\n');
      const isOwners = changed.every((file) => IN_FOLDERS.test(file));
      return { commit, date, reason, changed, isOwners };
    });
}

/** Returns the latest publications that changed no code. */
const listOwnersPublications = async () =>
  (await listPublications('HEAD', CONTENT_FOLDER, IMAGE_FOLDER)).filter(({ isOwners }) => isOwners);

/** Returns the latest publications of a record with its data in them. */
export async function history(record: string) {
  const file = path.posix.join(CONTENT_FOLDER, record);
  const read = async (publication: Awaited<ReturnType<typeof listPublications>>[number]) => {
    const text = await git('show', `${publication.commit}:${file}`).catch(() => '');
    return { ...publication, data: parse(text) as unknown };
  };
  return Promise.all((await listPublications('HEAD', file)).map(read));
}

/** Returns the pictures and documents that no record names, saved or published, and no `drafts`. */
async function listUnused(drafts: string): Promise<string[]> {
  const published = await git('grep', '-h', '-e', 'file:', await findBase(), '--', CONTENT_FOLDER);
  const named = [drafts, published, ...listRecordFiles().map(readText)].join();
  const folders = `{${IMAGE_FOLDER}/{pages,partners,products},${DOCUMENT_SOURCE_FOLDER}}/*`;
  return globSync(folders).filter((file) => !named.includes(path.basename(file)));
}

export async function deleteUnused(drafts: string) {
  for (const file of await listUnused(drafts)) rmSync(path.resolve(file));
}

export const publicationState = async (drafts: string) => ({
  changes: await listChanges(),
  problems: findProblems(),
  publications: await listOwnersPublications(),
  unused: await listUnused(drafts),
  unsaved: listRecords().filter(({ record }) => drafts.includes(`draft ${record} `)),
});

/** Restores a file as it was published. Throws an EditorError for a new picture or document that a record names. */
export async function putBack(file: string): Promise<void> {
  const change = (await listChanges()).find((one) => one.file === file);
  const isUsed = !file.endsWith('.yaml') && !(await listUnused('')).includes(file);
  if (change?.what === 'new' && isUsed)
    throw new EditorError('This file is in use: put back the record that names it first.');
  // Deletes a new file, since the published version has none.
  if (change)
    await git('restore', '--staged', '--worktree', '--source', await findBase(), '--', file);
}

/** Records in which others changed the same values, with what the owner typed. */
export class ConflictError extends EditorError {
  readonly drafts: { record: string; data: unknown }[];
  constructor(keep: string, drafts: ConflictError['drafts']) {
    const titles = drafts.map(({ record }) => `“${titleOf(record)}”`).join(', ');
    super(
      `Others changed the same values in ${titles}. ${keep} Open it, choose which values are to stay, then publish again.`,
    );
    this.drafts = drafts;
  }
}

/**
 * Brings the commits that others have published into this copy. Changes of the same record are merged. Where both changed
 * the same value, that of the others is kept here, and a ConflictError has the owner's. Throws an EditorError if the server
 * does not answer, or if both changed the same picture or document.
 */
async function bringIn(): Promise<void> {
  const keep = 'Nothing is published. Your changes are safe here.';
  await git('fetch', '--quiet').catch((error: unknown) => {
    throw new EditorError(`The server does not answer. ${keep}\n${outputOf(error)}`);
  });
  const filesBetween = async (...versions: string[]) =>
    (await git('diff', '--name-only', '--no-renames', '-z', ...versions, ...FOLDERS)).split('\0');
  const theirs = await filesBetween('HEAD', '@{upstream}');
  const both = (await filesBetween('HEAD')).filter((file) => file && theirs.includes(file));
  const drafts: ConflictError['drafts'] = [];
  const results: { file: string; typed: string; text: string }[] = [];
  for (const file of both) {
    const [base, other] = await Promise.all(
      ['HEAD', '@{upstream}'].map((version) => git('show', `${version}:${file}`).catch(() => '')),
    );
    if (!file.endsWith('.yaml') || !existsSync(path.resolve(file)) || !base || !other)
      throw new EditorError(
        `Others changed or removed “${titleOf(path.relative(CONTENT_FOLDER, file))}” too. ${keep} Put back your change of it, then publish again.`,
      );
    const typed = readFileSync(path.resolve(file), 'utf8');
    const { own, other: text } = await mergeTexts(typed, base, other);
    results.push({ file, typed, text });
    if (own === text) continue;
    drafts.push({ record: path.relative(CONTENT_FOLDER, file), data: parse(own) });
  }
  if (both.length > 0) await git('restore', '--staged', '--worktree', '--', ...both);
  await git('merge', '--ff-only', '--quiet', '@{upstream}').catch(async (error: unknown) => {
    for (const { file, typed } of results) await writeFile(path.resolve(file), typed);
    throw error;
  });
  for (const { file, text } of results) await writeFile(path.resolve(file), text);
  if (drafts.length > 0) throw new ConflictError(keep, drafts);
}

/** Makes a commit and pushes it; the server builds the site. If that fails, `undo` takes the commit away. */
async function send(undo: string, ...commit: string[]): Promise<{ said: string }> {
  const name = await git('config', 'user.email').then(
    () => [],
    () => ['-c', 'user.name=Owner', '-c', 'user.email=owner@localhost'],
  );
  await git(...name, ...commit);
  try {
    const [problem] = findProblems();
    if (problem) throw new EditorError(sentenceOf(problem));
    step = 'Sending it to the server.';
    return { said: `Published.\n\n${saidByServer(await git('push'))}`.trim() };
  } catch (error) {
    await git('reset', '--quiet', undo, 'HEAD~1');
    throw new EditorError(
      `Not published; the site is as it was. Your changes are safe here.\n${outputOf(error)}`,
    );
  } finally {
    step = '';
  }
}

/** Publishes all changes. Returns what the server said. */
export async function publish(reason: string) {
  if (!reason.trim()) throw new EditorError('Write in a few words what you changed, and why.');
  await bringIn();
  await git('add', '--all', ...FOLDERS);
  return send('--soft', 'commit', '--quiet', '-m', reason, ...FOLDERS);
}

/** Publishes the site without the changes of a publication, unless later ones changed the same lines. */
export async function takeBack(commit: string) {
  if ((await listChanges()).length > 0)
    throw new EditorError('Publish or put back your changes first.');
  const publication = (await listOwnersPublications()).find((one) => one.commit === commit);
  if (!publication) throw new EditorError('There is no such publication.');
  await bringIn();
  return send('--keep', 'revert', '--no-edit', commit).catch(async (error: ExecException) => {
    // A failed revert leaves its changes.
    await git('reset', '--quiet', '--merge');
    if (!error.cmd?.includes('revert')) throw error;
    const later = await listPublications(`${commit}..`, ...publication.changed);
    const names = later.map(({ date, reason }) => `“${reason}” of ${date}`).join(', ');
    throw new EditorError(
      `Not taken back, because later publications changed the same: ${names}. Take those back first, or open the record and use earlier values of its History.`,
    );
  });
}
