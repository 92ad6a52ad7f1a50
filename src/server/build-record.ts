import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What the build makes, relative to the project's root. */
export const DIST_FOLDER = 'dist';

/** Says what the build was made from. */
export const BUILD_RECORD_FILE = path.join(DIST_FOLDER, 'build.json');

const buildRecordSchema = z.object({
  /** The public origin that the pages link to. */
  siteUrl: z.string(),
  /** A hash over everything that the pages are made of. */
  sources: z.string(),
});

export type BuildRecord = z.infer<typeof buildRecordSchema>;

/** The record of the last complete build, if there is one. */
export function getBuild(): BuildRecord | undefined {
  try {
    return buildRecordSchema.parse(JSON.parse(readFileSync(BUILD_RECORD_FILE, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The record of the last complete build. Throws when there is none. */
export function requireBuild(): BuildRecord {
  const build = getBuild();
  if (!build) {
    throw new Error(
      'The site is not built yet: dist/ is missing or incomplete. Run "npm start", or "npm run build" first.',
    );
  }
  return build;
}
