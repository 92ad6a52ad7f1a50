import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { publicationState } from './publishing.ts';
import { EditorError } from './records.ts';

afterEach(() => void vi.unstubAllEnvs());

it('turns a failure of git into a sentence with what to do, its output below an empty line', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'publishing-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = '#!/bin/sh\necho "error: gpg failed to sign the data" >&2; exit 1';
  writeFileSync(path.join(folder, 'git'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  const error: unknown = await publicationState().catch((error: unknown) => error);
  expect(error).toBeInstanceOf(EditorError);
  expect((error as Error).message).toMatch(
    /^Git failed\. .* safe here\.\nTry again, or ask a programmer\.\n\nerror: gpg failed to sign/,
  );
});
