/**
 * `npm run complete-lock`: adds the optional platform packages to package-lock.json that npm left out. Run
 * it after each change of dependencies. When a registry mirror lacks a package for, say, macOS, npm writes
 * a lock without it, which `npm ci` refuses on every machine; an entry with name, version and platform is
 * enough. Missing hashes are read from the registry, and packages for which it has none are printed.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

type LockedPackage = {
  version?: string;
  integrity?: string;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
};
type LockFile = { packages: Record<string, LockedPackage> };

const OPERATING_SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
const added: string[] = [];
for (const { optionalDependencies = {} } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const parts = name.split('-');
    const os = OPERATING_SYSTEMS.find((system) => parts.includes(system));
    const cpu = PROCESSORS.find((processor) => parts.includes(processor));
    const key = `node_modules/${name}`;
    const isNested = Object.keys(lock.packages).some((path) => path.endsWith(`/${key}`));
    if (os === undefined || cpu === undefined || key in lock.packages || isNested) continue;
    lock.packages[key] = {
      version: version.replace(/^[^\d]*/, ''),
      cpu: [cpu],
      ...(parts.includes('musl') ? { libc: ['musl'] } : {}),
      os: [os],
      optional: true,
    };
    added.push(name);
  }
}
const withoutHash: string[] = [];
for (const [key, locked] of Object.entries(lock.packages)) {
  if (key === '' || locked.integrity !== undefined) continue;
  const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { stdout } = spawnSync('npm', ['view', `${name}@${locked.version}`, 'dist.integrity'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (/^sha512-\S+$/.test(stdout.trim())) locked.integrity = stdout.trim();
  else withoutHash.push(name);
}
const [root, ...rest] = Object.entries(lock.packages);
const packages = Object.fromEntries([
  ...(root ? [root] : []),
  ...rest.sort(([a], [b]) => a.localeCompare(b, 'en')),
]);
writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(
  added.length > 0
    ? `Added to package-lock.json:\n  ${added.join('\n  ')}`
    : 'package-lock.json is complete.',
);
if (withoutHash.length > 0) {
  console.log(
    'This registry has no hash of these packages. Run the command again with a registry that has them:\n  ' +
      withoutHash.join('\n  '),
  );
}
