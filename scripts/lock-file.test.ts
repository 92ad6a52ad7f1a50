import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

it('every package that is installed here is held to its hash by the lock file', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const isForHere = ({ os, cpu }: LockedPackage) =>
    os === undefined || (os.includes('linux') && cpu?.includes('x64') !== false);
  for (const [name, locked] of Object.entries(packages)) {
    if (name === '') continue;
    // A registry that lacks another platform's package cannot tell its hash (decision 5).
    const mayLack = locked.optional === true && !isForHere(locked);
    if (!mayLack || locked.integrity !== undefined) {
      expect(locked.integrity, name).toMatch(/^sha512-/);
    }
    expect(locked.resolved ?? 'https:', name).toMatch(/^https:/);
  }
});
