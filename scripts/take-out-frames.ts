import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FRAMES_FOLDER } from '../src/records/frames.ts';

/**
 * Takes the pages that the server fills in out of a built site (`dist`): nobody
 * shall find them there. Of Astro's own server nothing is needed.
 */
export function takeOutFrames(distFolder: string): void {
  const built = path.join(distFolder, 'client', FRAMES_FOLDER);
  rmSync(path.join(distFolder, FRAMES_FOLDER), { recursive: true, force: true });
  renameSync(built, path.join(distFolder, FRAMES_FOLDER));
  rmSync(path.join(distFolder, 'server'), { recursive: true, force: true });
}
