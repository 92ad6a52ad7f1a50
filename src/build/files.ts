import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** For temporary files: on the same disk as `public/`, so that they can be renamed, and not in the site. */
const TEMPORARY_FOLDER = '.cache/build';

/** Returns the paths of all files in a folder and below; each begins with `folder`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Writes a file, unless it has this content already. The file is replaced by a rename, so that a
 * development server or a build never reads half of it.
 */
export async function writeWholeFile(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(bytes)) return;
  await mkdir(path.dirname(file), { recursive: true });
  await mkdir(TEMPORARY_FOLDER, { recursive: true });
  const temporary = path.join(TEMPORARY_FOLDER, randomUUID());
  await writeFile(temporary, bytes);
  await rename(temporary, file);
}

type NamedContent = readonly [path: string, content: string | Uint8Array];

/** Writes files into a folder, by their path in it, and deletes all other files of the folder. */
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

/** Deletes all files of a folder except `kept`, which are paths relative to the folder. */
export async function deleteOthers(
  folder: string,
  kept: Pick<ReadonlySet<string>, 'has'>,
): Promise<void> {
  for (const file of filesIn(folder)) {
    if (!kept.has(path.relative(folder, file))) await rm(file, { force: true });
  }
}
