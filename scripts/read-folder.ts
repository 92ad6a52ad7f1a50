import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of a folder that a pattern names, by their places in it, with their texts. */
export function readTexts(folder: string, pattern: string): Map<string, string> {
  const files = globSync(pattern, { cwd: folder });
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** The pages of a built site (its `client` folder). */
export const readPages = (folder: string) => readTexts(folder, '**/*.html');
