import { existsSync, lstatSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export type DatabaseSettings =
  | { kind: 'sqlite'; /** Absolute path of the database file. */ file: string }
  | { kind: 'postgres'; url: string };

/** Parses the setting DATABASE_URL. */
export const databaseSchema = z.string().transform((value, context): DatabaseSettings => {
  const found = value.startsWith('file:') ? findFile(value) : findServer(value);
  if (typeof found !== 'string') return found;
  context.addIssue(found);
  return z.NEVER;
});

/** Parses the address of a PostgreSQL server. Returns the reason as a text if it is invalid. */
function findServer(value: string): DatabaseSettings | string {
  const url = URL.parse(value);
  const isServer = url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '';
  // An unencoded @, / or # in a password changes how the URL is parsed, and parts of the password would be logged.
  const isWhole =
    url?.hash === '' && /^[^@]*@?[^@]*$/.test(value) && /^\/?[^/@]*$/.test(url.pathname);
  if (isServer && isWhole) return { kind: 'postgres', url: value };
  // The message does not repeat the value, which may contain a password.
  return 'must be file:PATH for the embedded database, or postgres://USER:PASSWORD@HOST:PORT/DATABASE. Signs such as @ and / in a password are written as %40 and %2F.';
}

/** An in-memory database, and parameters of SQLite URIs. As a file name, either would create a new, empty database. */
const NO_FILE = /\0|^:memory:$|\?(mode|cache|immutable|nolock|vfs)=/;

/**
 * Returns the absolute path of the database file, or the reason as a text if it cannot be used. The folder may be
 * missing only inside the working directory, where it is created when the database is opened. Elsewhere, a new and
 * empty database would hide a typing error or a disk that is not mounted.
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

/** Resolves a symbolic link, even if its target is missing: SQLite writes its log beside the target. */
function followLink(file: string): string {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? path.resolve(path.dirname(file), readlinkSync(file)) : file;
}
