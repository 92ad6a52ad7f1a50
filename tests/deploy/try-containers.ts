import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productPath } from '../../src/records/addresses/routes.ts';
import { products } from '../../src/records/content.ts';
import { createForm, postForm } from '../support/visitor.ts';
import { findFreePort } from '../support/free-port.ts';
import { waitForAnswer } from '../support/wait-for-answer.ts';
import type { Trial } from './trial.ts';

const PROGRAMS = ['buildah', 'podman', 'runc', 'caddy'].map(
  (name) =>
    ['/usr/bin', '/usr/sbin'].map((folder) => path.join(folder, name)).find(existsSync) ?? name,
);
const BASE = 'localhost/website-trial-base';
const imageOf = (target: string) => `localhost/website-trial-${target}`;
/**
 * Options of each container in compose.yaml: a read-only file system except for volumes, and no additional privileges.
 */
const CLOSED = [
  '--read-only',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--no-healthcheck',
];
const LIMITS = ['--ulimit=nofile=1024:4096', '--ulimit=nproc=4096:4096'];

/** Runs a program to its end and returns its output. Throws an error with the output when the program fails. */
function run(program: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Error(`"${program} ${words.join(' ')}" ended with ${status}: ${stderr || stdout}`);
}

const podman = (...words: readonly string[]) =>
  run('podman', '--runtime', 'runc', '--cgroup-manager', 'cgroupfs', ...words);

/** Creates a base image from programs of this machine, in place of one from a registry. */
function makeBase(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'base-'));
  const put = (file: string, place: string) => {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    cpSync(realpathSync(file), path.join(folder, place));
  };
  for (const [name, file] of [
    ['node', process.execPath],
    ...['caddy', 'sh', 'mkdir', 'chown', 'id'].map((program) => [program, `/usr/bin/${program}`]),
  ] as [string, string][]) {
    put(file, `usr/bin/${name}`);
    const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' });
    for (const [library] of stdout.matchAll(/\/\S+/g)) put(library, library);
  }
  mkdirSync(path.join(folder, 'bin'));
  cpSync(path.join(folder, 'usr/bin/sh'), path.join(folder, 'bin/sh'));
  mkdirSync(path.join(folder, 'tmp'));
  const file = path.join(folder, 'Containerfile');
  writeFileSync(
    file,
    'FROM scratch\nCOPY bin /bin\nCOPY lib /lib\nCOPY lib64 /lib64\nCOPY usr /usr\nCOPY tmp /tmp\n',
  );
  run('buildah', 'bud', '--quiet', '--format=docker', `--tag=${BASE}`, `--file=${file}`, folder);
  rmSync(folder, { recursive: true });
}

/** Returns the system calls that the server's systemd unit allows, as a seccomp profile for a container. */
function makeFilter(folder: string): string {
  const unit = readFileSync('deploy/website.service', 'utf8');
  const namesOf = (set: string): string[] =>
    run('systemd-analyze', 'syscall-filter', set)
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
      .flatMap((name) => (name.startsWith('@') ? namesOf(name) : [name]));
  const allowed = new Set<string>();
  for (const [, not, set = ''] of unit.matchAll(/^SystemCallFilter=(~?)(@\S+)$/gm)) {
    for (const name of namesOf(set)) {
      if (not === '') allowed.add(name);
      else allowed.delete(name);
    }
  }
  const file = path.join(folder, 'seccomp.json');
  writeFileSync(
    file,
    JSON.stringify({
      defaultAction: 'SCMP_ACT_ERRNO',
      architectures: ['SCMP_ARCH_X86_64', 'SCMP_ARCH_AARCH64'],
      syscalls: [{ names: [...allowed], action: 'SCMP_ACT_ALLOW' }],
    }),
  );
  return file;
}

/** Builds both images on a base of this machine's programs and runs them as compose.yaml does. */
export async function tryContainers(): Promise<Trial> {
  const missing = PROGRAMS.filter((program) => !existsSync(program));
  const isAble = missing.length === 0 && process.getuid?.() === 0;
  if (!isAble) {
    const reason = missing.length > 0 ? `${missing.join(', ')} is not installed` : 'only root may';
    return { tried: [], notTried: [`the containers: ${reason}`], faults: [] };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'containers-'));
  const names = {
    server: `website-trial-${process.pid}-server`,
    web: `website-trial-${process.pid}-web`,
  };
  const volumes = Object.values(names);
  const faults: string[] = [];
  try {
    makeBase();
    const dist = realpathSync('dist');
    for (const target of ['server', 'web']) {
      run(
        'buildah',
        'bud',
        '--quiet',
        '--isolation=chroot',
        '--format=docker',
        `--target=${target}`,
        `--tag=${imageOf(target)}`,
        `--build-arg=NODE_IMAGE=${BASE}`,
        `--build-arg=CADDY_IMAGE=${BASE}`,
        `--file=${dist}/deploy/Containerfile`,
        dist,
      );
    }
    const [port, webPort] = [await findFreePort(), await findFreePort()];
    const common = ['--detach', '--network=host', ...CLOSED, ...LIMITS];
    podman(
      'run',
      ...common,
      `--name=${names.server}`,
      `--volume=${names.server}:/var/lib/website`,
      `--security-opt=seccomp=${makeFilter(folder)}`,
      '--env=HOST=127.0.0.1',
      `--env=PORT=${port}`,
      '--env=TRUSTED_PROXIES=1',
      imageOf('server'),
    );
    podman(
      'run',
      ...common,
      `--name=${names.web}`,
      '--cap-add=NET_BIND_SERVICE',
      `--volume=${names.web}:/data`,
      '--tmpfs=/config',
      `--env=WEBSITE_ADDRESS=http://localhost:${webPort}`,
      `--env=WEBSITE_SERVER=127.0.0.1:${port}`,
      imageOf('web'),
    );
    const site = `http://localhost:${webPort}`;
    await waitForAnswer(`${site}/readyz`);
    for (const [page, expected] of Object.entries({
      '/': 200,
      ...Object.fromEntries(products().map((product) => [productPath(product), 200])),
      '/badpage': 404,
    })) {
      const { status } = await fetch(site + page);
      if (status !== expected) faults.push(`the containers: ${page} answers ${status}`);
    }
    const sent = await postForm(site, createForm());
    if (sent.status !== 201) faults.push(`the containers: an enquiry was answered ${sent.status}`);
    for (const name of Object.values(names)) {
      if (podman('exec', name, 'id', '-u') === '0') faults.push(`${name} runs as root`);
      const written = spawnSync('podman', [
        '--runtime',
        'runc',
        'exec',
        name,
        'sh',
        '-c',
        'echo > /written',
      ]);
      if (written.status === 0) faults.push(`${name}: its root can be written`);
    }
    podman('exec', names.server, 'node', '/srv/website/current/server/enquiries.js', 'status');
    const backup = ['/srv/website/current/server/enquiries.js', 'backup', 'trial.backup'];
    podman('exec', names.server, 'node', ...backup);
  } catch (error) {
    faults.push(`the containers: ${(error as Error).message}`);
  } finally {
    for (const name of volumes) {
      spawnSync('podman', ['--runtime', 'runc', 'rm', '--force', '--volumes', name]);
      spawnSync('podman', ['volume', 'rm', '--force', name]);
    }
    for (const image of [imageOf('server'), imageOf('web'), BASE])
      spawnSync('buildah', ['rmi', '--force', image]);
    rmSync(folder, { recursive: true });
  }
  return {
    tried: [
      'the containers: both images built from the Containerfile and run: root read-only, not root, no capability, the filter of system calls of website.service; pages, 404, an enquiry, status, backup',
    ],
    notTried: [
      "the containers: the base images of a registry (this machine's Node and Caddy stand in for them), PostgreSQL's image, networks and health checks of compose.yaml",
    ],
    faults,
  };
}
