import { createHash } from 'node:crypto';

/** Names a file by what is in it, in eight digits: what browsers keep under a name is never of another build. */
export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
