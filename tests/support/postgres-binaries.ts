import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** PostgreSQL refuses to run as root, so root runs it as this user. */
type UnixUser = {
  uid: number;
  gid: number;
};

const VERSION_MIN = 15;
/** Debian's packages do not add these folders to the PATH. */
const DEBIAN_FOLDERS = '/usr/lib/postgresql/*/bin';

/** Returns the folder of `postgres` and `initdb`; undefined when none has version 15 or newer. */
export function findPostgresFolder(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  return [...globSync(DEBIAN_FOLDERS), ...onPath].find((folder) => {
    if (!existsSync(path.join(folder, 'initdb'))) return false;
    const { stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], {
      encoding: 'utf8',
    });
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]) >= VERSION_MIN;
  });
}

/** Returns the folder of `postgres` and `initdb`. Throws when there is none. */
export function requirePostgresFolder(): string {
  const folder = findPostgresFolder();
  if (folder !== undefined) return folder;
  throw new Error(
    `The tests need PostgreSQL ${VERSION_MIN} or newer. Install it (Debian: apt-get install postgresql).`,
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
