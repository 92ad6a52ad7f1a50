import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a lock file says of a package; `dev` where only work on the project needs it. */
interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/** Where a package's name begins in its place: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const FOLDER = 'node_modules/';

/** A package as CycloneDX names it. A licence is an expression of SPDX, which a single name is too. */
function component([place, { version, integrity, license }]: [string, LockedPackage]) {
  const name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
  const hash = integrity?.replace('sha512-', '');
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(hash && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
  };
}

/**
 * Writes `sbom.json` (CycloneDX 1.6) into the folder of a build: every package that it was made with, by the lock file.
 * npm's own list lacks what a package for development needs too, such as Zod.
 */
export async function writeSbom(folder: string): Promise<void> {
  const { name, version, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    name: string;
    version: string;
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const list = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: Object.entries(packages)
      .filter(([place, { dev }]) => place !== '' && !dev)
      .map(component),
  };
  await writeFile(path.join(folder, 'sbom.json'), `${JSON.stringify(list, null, 2)}\n`);
}
