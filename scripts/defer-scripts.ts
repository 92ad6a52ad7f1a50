import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Lets the script files of a built site's pages (its `client` folder) come after what is seen
 * first: a module is else fetched beside the fonts and the first picture. They stand behind all
 * that they work on, so they find it.
 */
export function deferScripts(folder: string): void {
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const file = path.join(folder, page);
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replaceAll(
        '<script type="module" src=',
        '<script type="module" async fetchpriority="low" src=',
      ),
    );
  }
}
