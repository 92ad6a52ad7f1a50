import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, transformWithOxc } from 'vite';

const SOURCE = new URL('./page-script.ts', import.meta.url);

/** The shell's inline script, minified, with the hash that lets it through the CSP. */
export async function compilePageScript(): Promise<{ code: string; cspHash: `sha256-${string}` }> {
  const { code: script } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), 'page-script.ts');
  // A block keeps the script's names out of the window.
  const { code } = minifySync('page-script.js', `{${script}}`, { mangle: true, compress: true });
  const trimmed = code.trim();
  return {
    code: trimmed,
    cspHash: `sha256-${createHash('sha256').update(trimmed).digest('base64')}`,
  };
}
