import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Trial } from './trial.ts';

const UNITS_FOLDER = 'deploy';
/** The maximum exposure level of a service, from 0 to 10, as `systemd-analyze security` calculates it. */
const EXPOSURE_MAX = 2;

/** Has systemd verify the units and calculate their exposure levels. */
export function tryUnits(): Trial {
  const units = readdirSync(UNITS_FOLDER).filter((name) => /\.(service|timer)$/.test(name));
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) {
    return { tried: [], notTried: ['the units: there is no systemd-analyze here'], faults: [] };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  for (const name of units) {
    const unit = readFileSync(path.join(UNITS_FOLDER, name), 'utf8');
    // systemd checks that the program of a unit exists.
    const here = unit.replaceAll('/usr/local/bin/node', process.execPath);
    writeFileSync(path.join(folder, name), here);
  }
  const files = units.map((name) => path.join(folder, name));
  const verified = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  const complaints = verified.stderr.split('\n').filter((line) => line.includes('website'));
  const services = files.filter((file) => file.endsWith('.service'));
  const exposures = services.map((file) => {
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', file], {
      encoding: 'utf8',
    });
    const [, exposure = 'unknown'] = /exposure level for \S+ ([\d.]+)/.exec(stdout) ?? [];
    return { name: path.basename(file), exposure };
  });
  rmSync(folder, { recursive: true });
  const tooMuch = exposures.filter(({ exposure }) => !(Number(exposure) <= EXPOSURE_MAX));
  return {
    tried: [
      `systemd: ${units.length} units read; exposure ${exposures.map(({ name, exposure }) => `${name} ${exposure}`).join(', ')}`,
    ],
    notTried: [
      'systemd: the units are not started by one (see the containers for their filter of system calls)',
    ],
    faults: [
      ...complaints,
      ...tooMuch.map(({ name, exposure }) => `${name}: exposure ${exposure}, over ${EXPOSURE_MAX}`),
    ],
  };
}
