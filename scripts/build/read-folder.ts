import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All files in a folder and below, the folder before their names. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The files of a folder that a pattern names, by their places in it, with their texts. */
export function readTexts(folder: string, pattern: string): Map<string, string> {
  const files = globSync(pattern, { cwd: folder }).sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** The pages of a built site (its `client` folder). */
export const readPages = (folder: string) => readTexts(folder, '**/*.html');
