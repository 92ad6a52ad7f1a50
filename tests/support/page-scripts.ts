import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The built site's files. */
export const CLIENT = 'dist/client';
export const SCRIPT_FOLDER = '/static/js/';

/** The HTML of a built page, by its address. */
export const readPage = (address: string) =>
  readFileSync(path.join(CLIENT, `${address === '/' ? '/index' : address}.html`), 'utf8');

/** Addresses of scripts in a text: those that a page names, or those that a script imports. */
function findScripts(text: string, address: RegExp): string[] {
  return [...text.matchAll(address)].map(([, file = '']) =>
    path.posix.resolve(SCRIPT_FOLDER, file),
  );
}

/** Every script file that a page can load: what it names, and what these import. */
export function scriptsOf(address: string): string[] {
  const found = new Set<string>();
  const follow = (files: readonly string[]) => {
    for (const file of files) {
      if (found.has(file)) continue;
      found.add(file);
      const script = readFileSync(path.join(CLIENT, file), 'utf8');
      follow(findScripts(script, /\b(?:from|import)\s*\(?\s*["'`](\.\/[^"'`]+)["'`]/g));
    }
  };
  follow(findScripts(readPage(address), /\s(?:src|[a-z]+-url)="(\/static\/js\/[^"]+)"/g));
  return [...found];
}
