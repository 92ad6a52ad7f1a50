import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything that the built site is made of, relative to the project's root. */
const SOURCES = [
  'content',
  'images',
  'public',
  'scripts',
  'src',
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** What lies among the sources and does not change the site: tests, the server, and what the build writes there. */
const IRRELEVANT =
  /\.test\.tsx?$|^src\/(server|enquiries)\/|^scripts\/(start|dev|reload-on-content)\.ts$|^public\/(static\/pictures|data-sheets|brochure|social)\//;

function listFiles(source: string): string[] {
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'));
}

/**
 * A hash over the names and contents of everything that the site is made of.
 * Contents and not dates: a checkout or a copy changes the dates of all files.
 */
export function fingerprintSources(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap(listFiles).filter((file) => !IRRELEVANT.test(file));
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}
