import { serverWordsSchema, type ServerWords } from './server-words.ts';
import { requireRecord } from './read-record.ts';

/** What the server itself says. Throws a ContentError when a field is missing or wrong. */
export function requireServerWords(): ServerWords {
  return requireRecord('server.yaml', serverWordsSchema);
}
