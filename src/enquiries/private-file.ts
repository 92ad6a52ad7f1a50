import { chmodSync, statSync } from 'node:fs';

const OTHERS = 0o077;

/**
 * Removes the permissions of all users but the owner. Returns a sentence for staff if others could read one of the
 * files.
 */
export function makePrivate(files: readonly string[]): string | undefined {
  const open = files.filter((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found?.isFile() === true && (found.mode & OTHERS) !== 0;
  });
  if (open.length === 0) return undefined;
  const names = open.join(', ');
  try {
    for (const file of open) chmodSync(file, 0o600);
    return `Other users of this machine could read ${names}; now only the owner can.`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `Other users of this machine can read ${names}, and this user may not change it (${code}). Run "chmod 600" as their owner.`;
  }
}
