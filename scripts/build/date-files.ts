import { utimesSync } from 'node:fs';
import { filesIn } from '../read-folder.ts';

/**
 * Dates all files of a folder alike, on a whole second: web servers say when a file was changed, the
 * same for a text and its compressed twins, and do not round alike.
 */
export function dateFiles(folder: string, date = new Date()): void {
  const seconds = Math.floor(date.getTime() / 1000);
  for (const file of filesIn(folder)) utimesSync(file, seconds, seconds);
}
