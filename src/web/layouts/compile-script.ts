import { readFileSync } from 'node:fs';
import { minifySync, transformWithOxc } from 'vite';

/**
 * A script of this folder that stands alone, minified; `constants` are what it declares without a
 * value. Imports are not followed.
 */
export async function compileScript(
  file: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const { code: script } = await transformWithOxc(source, file);
  const values = Object.entries(constants).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
  );
  // A block keeps the script's names out of the window.
  return minifySync('script.js', `{${values.join('')}${script}}`).code.trim();
}
