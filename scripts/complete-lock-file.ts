/**
 * `npm run complete-lock`: adds the optional platform packages that npm left out of package-lock.json, and
 * missing hashes. Run it after each change of dependencies. When a registry mirror has no package for, say,
 * macOS, npm writes a lock file without it, which `npm ci` rejects on every machine; an entry with name,
 * version and platform is enough.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

type LockedPackage = {
  version?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
};
type LockFile = { packages: Record<string, LockedPackage> };

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];
const FOLDER = 'node_modules/';

const { packages, ...lock } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
for (const { optionalDependencies = {} } of Object.values(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const parts = name.split('-');
    const os = SYSTEMS.find((system) => parts.includes(system));
    const cpu = PROCESSORS.find((processor) => parts.includes(processor));
    const isLocked = Object.keys(packages).some((key) => `/${key}`.endsWith(`/${FOLDER}${name}`));
    if (os === undefined || cpu === undefined || isLocked) continue;
    const libc = parts.includes('musl') ? { libc: ['musl'] } : {};
    const exact = version.replace(/^\D*/, '');
    Object.assign(packages, {
      [FOLDER + name]: { version: exact, cpu: [cpu], ...libc, os: [os], optional: true },
    });
    console.log(`Added ${name} ${exact}.`);
  }
}
for (const [key, locked] of Object.entries(packages)) {
  if (key === '' || locked.integrity !== undefined) continue;
  const name = key.slice(key.lastIndexOf(FOLDER) + FOLDER.length);
  const { stdout } = spawnSync('npm', ['view', `${name}@${locked.version}`, 'dist.integrity'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (/^sha512-\S+$/.test(stdout.trim())) locked.integrity = stdout.trim();
  else
    console.log(
      `This registry has no hash of ${name}. Run the command again with another registry.`,
    );
}
// The project itself, whose key is empty, stays first.
const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(
  'package-lock.json',
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
