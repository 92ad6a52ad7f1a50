import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';
import { git } from './git.ts';
import { COPIES_FOLDER } from './project-test.ts';
import { endProcess } from './wait-for-answer.ts';

const POLL_INTERVAL_MS = 100;
/** With them a build takes seconds. */
const CACHES = ['.cache/brand.css', '.cache/pictures.json', '.cache/prints', 'public'];

/**
 * Makes a folder like `/srv/website` on a server (deploy/set-up), with the last build as its release, and does what the
 * unit release-website does. `repository` is the address to push `main` to, `url` the site's.
 */
export async function startPublishingServer() {
  await mkdir(COPIES_FOLDER, { recursive: true });
  const folder = path.resolve(await mkdtemp(path.join(COPIES_FOLDER, 'server-')));
  const file = (name: string) => path.join(folder, name);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  await git(folder, 'init', '--bare', '--initial-branch=main', 'site.git');
  await git(file('site.git'), 'config', 'website.server', url);
  await copyFile('deploy/pre-receive', file('site.git/hooks/pre-receive'));
  await mkdir(file('build/node_modules/node-linux-test/bin'), { recursive: true });
  await copyFile('package-lock.json', file('build/node_modules/.installed'));
  await symlink(process.execPath, file('build/node_modules/node-linux-test/bin/node'));
  for (const name of CACHES.filter((name) => existsSync(name))) {
    await cp(name, file(`build/${name}`), { recursive: true });
  }
  await cp('dist', file('releases/first'), { recursive: true });
  await symlink('releases/first', file('next'));

  let server: ChildProcess | undefined;
  const takeNext = async () => {
    await symlink(await readlink(file('next')), file('moved'));
    await rename(file('moved'), file('current'));
    if (server) await endProcess(server, 'SIGTERM');
    server = spawn(process.execPath, [file('current/server/main.js')], {
      env: { PORT: String(port), DATABASE_URL: `file:${file('enquiries.db')}` },
      stdio: 'ignore',
    });
    await rm(file('next'));
  };
  const stopped = new AbortController();
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      if (existsSync(file('next'))) await takeNext();
      await pause(POLL_INTERVAL_MS);
    }
  })();
  const release = () => readlink(file('current'));
  return {
    url,
    repository: file('site.git'),
    release,
    stop: async () => {
      stopped.abort();
      await watching;
      if (server) await endProcess(server, 'SIGKILL');
      await rm(folder, { recursive: true });
    },
  };
}
