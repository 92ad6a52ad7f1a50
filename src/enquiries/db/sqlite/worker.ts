/** SQLite's worker thread. On the main thread, each disk sync and each wait for a lock would block the whole site. */
import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';
import { SqliteFile, type SqliteTarget } from './sqlite-file.ts';

createNodeOnMessageCallback<SqliteTarget>((target) => {
  const db = new SqliteFile(target);
  return {
    db,
    query: (_isSelect, sql, parameters) => db.run(sql, parameters),
    close: () => db.close(),
  };
});
