import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the paths of all files in a folder and below; each begins with `folder`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
