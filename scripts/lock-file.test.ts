import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

it('the lock file has a hash of every package for the platform of servers', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const isForServers = ({ os, cpu }: LockedPackage) =>
    os === undefined || (os.includes('linux') && cpu?.includes('x64') !== false);
  for (const [name, locked] of Object.entries(packages)) {
    if (name === '') continue;
    // A registry that lacks another platform's package does not know its hash (decision 5).
    const mayLack = locked.optional === true && !isForServers(locked);
    if (!mayLack || locked.integrity !== undefined) {
      expect(locked.integrity, name).toMatch(/^sha512-/);
    }
    expect(locked.resolved ?? 'https:', name).toMatch(/^https:/);
  }
});
