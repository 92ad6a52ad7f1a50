import path from 'node:path';
import { z } from 'zod';

export type DatabaseSettings =
  | { kind: 'sqlite'; /** Absolute path of the database file. */ file: string }
  | { kind: 'postgres'; url: string };

/** Returns the path of the database file, or the address of PostgreSQL without user and password. */
export function describeDatabase(settings: DatabaseSettings): string {
  if (settings.kind === 'sqlite') return settings.file;
  const { host, pathname } = new URL(settings.url);
  return `postgres://${host}${pathname}`;
}

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

/**
 * No name, a folder, an in-memory database, or parameters of SQLite URIs. As a file name, the last two would create a
 * new, empty database.
 */
const NO_FILE = /^$|\/$|\0|^:memory:$|\?(mode|cache|immutable|nolock|vfs)=/;

/** Returns the absolute path of the database file, or the reason as a text if the setting names none. */
function findFile(value: string): DatabaseSettings | string {
  const given = value.slice('file:'.length).replace(/^\/\/(?=\/)/, '');
  return NO_FILE.test(given)
    ? `"${value}" does not name a file. Write file:PATH, without parameters.`
    : { kind: 'sqlite', file: path.resolve(given) };
}
