import { existsSync, lstatSync, mkdirSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export type DatabaseSettings =
  | { kind: 'sqlite'; /** Absolute path of the database file. */ file: string }
  | { kind: 'postgres'; url: string };

/** The setting DATABASE_URL. */
export const databaseSchema = z.string().transform((value, context): DatabaseSettings => {
  if (value.startsWith('file:')) {
    const { file, problem } = findFile(value);
    if (problem === undefined) return { kind: 'sqlite', file };
    context.addIssue(problem);
    return z.NEVER;
  }
  const url = URL.parse(value);
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '') {
    return { kind: 'postgres', url: value };
  }
  // The value is not repeated: it may hold a password.
  context.addIssue(
    'must be file:PATH for the embedded database, or postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
  );
  return z.NEVER;
});

/**
 * The database file's absolute path, or why it cannot be used. A missing folder is made only inside the working
 * directory: elsewhere a new, empty database would hide a typing error or a disk that is not mounted.
 */
function findFile(value: string): { file: string; problem?: string } {
  const given = value.slice('file:'.length).replace(/^\/\/(?=\/)/, '');
  let file = path.resolve(given);
  if (given === '' || given.endsWith('/') || given.includes('\0')) {
    return { file, problem: `"${value}" does not name a file. Write file:PATH.` };
  }
  try {
    file = followLink(file);
    const folder = path.dirname(file);
    const isInsideProject = !path.relative(process.cwd(), folder).startsWith('..');
    if (isInsideProject) mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(folder)) {
      const problem = `the folder ${folder} does not exist. Create it, or correct the path.`;
      return { file, problem };
    }
    const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
    return isFolder ? { file, problem: `${file} is a folder. Name a file in it.` } : { file };
  } catch (error) {
    return { file, problem: `${file} cannot be used: ${(error as Error).message}.` };
  }
}

/** Where a link leads, whether something is there or not: SQLite's log lies beside that file. */
function followLink(file: string): string {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? path.resolve(path.dirname(file), readlinkSync(file)) : file;
}
