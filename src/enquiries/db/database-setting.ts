import { existsSync, lstatSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export type DatabaseSettings =
  | { kind: 'sqlite'; /** Absolute path of the database file. */ file: string }
  | { kind: 'postgres'; url: string };

/** The setting DATABASE_URL. */
export const databaseSchema = z.string().transform((value, context): DatabaseSettings => {
  const found = value.startsWith('file:') ? findFile(value) : findServer(value);
  if (typeof found !== 'string') return found;
  context.addIssue(found);
  return z.NEVER;
});

/** The address of a PostgreSQL, or why it is none. */
function findServer(value: string): DatabaseSettings | string {
  const url = URL.parse(value);
  const isServer = url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '';
  // A bare @, / or # in a password would make another address, and parts of it would be logged.
  const isWhole =
    url?.hash === '' && /^[^@]*@?[^@]*$/.test(value) && /^\/?[^/@]*$/.test(url.pathname);
  if (isServer && isWhole) return { kind: 'postgres', url: value };
  // The value is not repeated: it may hold a password.
  return 'must be file:PATH for the embedded database, or postgres://USER:PASSWORD@HOST:PORT/DATABASE. Signs such as @ and / in a password are written as %40 and %2F.';
}

/** A database in memory and the parameters of SQLite's own addresses: a file of that name would be new and empty. */
const NO_FILE = /\0|^:memory:$|\?(mode|cache|immutable|nolock|vfs)=/;

/**
 * The database file's absolute path, or why it cannot be used. A folder may be missing, until the database is
 * opened, only inside the working directory: elsewhere a new, empty database would hide a typing error or a disk that
 * is not mounted.
 */
function findFile(value: string): DatabaseSettings | string {
  const given = value.slice('file:'.length).replace(/^\/\/(?=\/)/, '');
  if (given === '' || given.endsWith('/') || NO_FILE.test(given)) {
    return `"${value}" does not name a file. Write file:PATH, without parameters.`;
  }
  let file = path.resolve(given);
  try {
    file = followLink(file);
    const folder = path.dirname(file);
    const isInsideProject = !path.relative(process.cwd(), folder).startsWith('..');
    if (!isInsideProject && !existsSync(folder)) {
      return `the folder ${folder} does not exist. Create it, or correct the path.`;
    }
    const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
    return isFolder ? `${file} is a folder. Name a file in it.` : { kind: 'sqlite', file };
  } catch (error) {
    return `${file} cannot be used: ${(error as Error).message}.`;
  }
}

/** Where a link leads, whether something is there or not: SQLite's log lies beside that file. */
function followLink(file: string): string {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? path.resolve(path.dirname(file), readlinkSync(file)) : file;
}
