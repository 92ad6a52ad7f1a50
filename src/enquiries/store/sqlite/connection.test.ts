import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTestFolder } from '../../../../tests/support/enquiry-databases.ts';
import { SqliteConnection } from './connection.ts';

test('waits for another process that sets up the same new file', async () => {
  const file = path.join(createTestFolder(), 'enquiries.db');
  const other = new DatabaseSync(file);
  const connection = new SqliteConnection(file);
  onTestFinished(async () => {
    await connection.close();
    other.close();
  });

  other.exec('begin immediate');
  const mode = connection.run('pragma journal_mode');
  await sleep(300);
  other.exec('commit');

  expect(await mode).toMatchObject({ rows: [{ journal_mode: 'wal' }] });
});
