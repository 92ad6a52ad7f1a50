import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './read-folder.ts';

/** Lies on the same disk as `public/`, and nobody serves or copies it. */
const WAITING_FOLDER = '.cache/build';

/**
 * Writes a file by one rename, and only when its content changes: a development
 * server or a build that reads it meanwhile never sees half of it.
 */
export async function writeWholeFile(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(bytes)) return;
  await mkdir(path.dirname(file), { recursive: true });
  await mkdir(WAITING_FOLDER, { recursive: true });
  const waiting = path.join(WAITING_FOLDER, randomUUID());
  await writeFile(waiting, bytes);
  await rename(waiting, file);
}

type NamedContent = readonly [name: string, content: string | Uint8Array];

/** Lets a folder hold these files, by their path below it, and no others; each is written as it comes. */
export async function writeFolder(
  folder: string,
  files: Iterable<NamedContent> | AsyncIterable<NamedContent>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = new Set<string>();
  for await (const [name, content] of files) {
    await writeWholeFile(path.join(folder, name), content);
    names.add(name);
  }
  await deleteOthers(folder, names);
}

/** Deletes the files of a folder whose path below it is not in the list. */
export async function deleteOthers(
  folder: string,
  kept: Pick<ReadonlySet<string>, 'has'>,
): Promise<void> {
  for (const file of filesIn(folder)) {
    if (!kept.has(path.relative(folder, file))) await rm(file);
  }
}
