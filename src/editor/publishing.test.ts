import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { gitEnvironment } from '../settings/git-environment.ts';
import { makeProject } from '../../tests/support/temporary-project.ts';
import {
  deleteUnused,
  history,
  publicationState,
  publish,
  putBack,
  takeBack,
} from './publishing.ts';
import { EditorError } from './records.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Makes a repository in which these texts of `content/purpose.yaml` were published one after another. */
function makePublished(...texts: readonly string[]) {
  const project = makeProject({
    'content/purpose.yaml': '',
    'content/partners.yaml': 'partners: [{ file: used.svg }]\n',
    'images/partners/used.svg': '',
  });
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: project, env: gitEnvironment(), encoding: 'utf8' });
  const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);
  git('init', '--quiet', '--initial-branch=main');
  const commit = (text: string) => {
    write('content/purpose.yaml', text);
    git('add', '.');
    const who = ['-c', 'user.name=Owner', '-c', 'user.email=owner@localhost'];
    git(...who, 'commit', '--quiet', `--message=Say ${text.trim()}`);
  };
  for (const text of texts) commit(text);
  git('branch', 'published');
  git('branch', '--quiet', '--set-upstream-to=published');
  return { project, git, write, commit };
}

it('merges the changes of others; if both changed the same value, returns that of the owner', async () => {
  const lines = (a: number, z: number) => `a: ${a}\n${'# -\n'.repeat(9)}z: ${z}\n`;
  const { project, git, write, commit } = makePublished(lines(1, 1));
  git('checkout', '--quiet', 'published');
  commit(lines(2, 2));
  git('checkout', '--quiet', 'main');
  write('content/purpose.yaml', lines(3, 1));
  const drafts = [{ record: 'purpose.yaml', data: { a: 3, z: 2 } }];
  await expect(publish('Say 3')).rejects.toMatchObject({ drafts });
  const text = readFileSync(path.join(project, 'content/purpose.yaml'), 'utf8');
  expect(text).toBe(lines(2, 2));
});

it('puts a new file back by deleting it', async () => {
  const { project, write } = makePublished('a: 1\n');
  write('images/partners/new.svg', '');
  await putBack('images/partners/new.svg');
  expect(existsSync(path.join(project, 'images/partners/new.svg'))).toBe(false);
  expect((await publicationState('')).changes).toEqual([]);
});

it('shows what a record had in each publication', async () => {
  makePublished('a: 1\n', 'a: 2\n');
  const found = await history('purpose.yaml');
  expect(found.map(({ reason, data }) => [reason, data])).toEqual([
    ['Say a: 2', { a: 2 }],
    ['Say a: 1', { a: 1 }],
  ]);
});

it('takes no publication back on which a later one depends, and names that one', async () => {
  makePublished('a: 1\n', 'a: 2\n', 'a: 3\n');
  const { publications } = await publicationState('');
  const message = /later publications changed the same: “Say a: 3” of \d{4}-\d\d-\d\d\. Take/;
  await expect(takeBack(publications[1]?.commit ?? '')).rejects.toThrow(message);
  expect((await publicationState('')).changes).toEqual([]);
});

it('deletes files that no record, saved or published, and no unsaved text names', async () => {
  const { project, write } = makePublished('a: 1\n');
  for (const name of ['draft', 'unused']) write(`images/partners/${name}.svg`, '');
  write('content/partners.yaml', 'partners: []\n');
  await deleteUnused('{"file":"draft.svg"}');
  const isThere = (name: string) => existsSync(path.join(project, `images/partners/${name}.svg`));
  expect(['used', 'draft', 'unused'].filter(isThere)).toEqual(['used', 'draft']);
});

it('turns a failure of git into a sentence with what to do, its output below an empty line', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'publishing-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = '#!/bin/sh\necho "error: gpg failed to sign the data" >&2; exit 1';
  writeFileSync(path.join(folder, 'git'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  const error: unknown = await publicationState('').catch((error: unknown) => error);
  expect(error).toBeInstanceOf(EditorError);
  expect((error as Error).message).toMatch(
    /^Git failed\. .* safe here\.\nTry again, or ask a programmer\.\n\nerror: gpg failed to sign/,
  );
});
