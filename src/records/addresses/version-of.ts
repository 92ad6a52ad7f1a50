import { createHash } from 'node:crypto';

/**
 * Returns eight hexadecimal digits of a hash of the text. As part of a name, they keep cached content of different
 * builds apart.
 */
export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
