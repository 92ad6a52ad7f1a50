import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from './free-port.ts';
import { findPlainUser, requirePostgresFolder } from './postgres-binaries.ts';

const START_TIMEOUT_MS = 30_000;

/** A PostgreSQL server for tests, with its data in a temporary folder. */
export type TestPostgres = {
  /** Returns the `postgres://` URL of a database. */
  urlOf(database: string): string;
  /** Creates an empty database and returns its `postgres://` URL. */
  createDatabase(name: string): Promise<string>;
  /** `fast` closes connections, `immediate` ends it like a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Ends every connection to the databases. */
  cutConnections(): Promise<void>;
  /** Suspends its processes, so that connections stay open without an answer until they are released. */
  freeze(): Promise<{ release(): void }>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
};

/** Starts a new PostgreSQL server. `isSynced: false` turns `fsync` off, for tests without crashes. */
export async function startPostgres({ isSynced }: { isSynced: boolean }): Promise<TestPostgres> {
  const user = findPlainUser();
  const bin = requirePostgresFolder();
  const folder = mkdtempSync(path.join(tmpdir(), 'enquiries-database-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const initialised = spawnSync(
    path.join(bin, 'initdb'),
    [
      '--pgdata',
      data,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (initialised.status !== 0) throw new Error(`initdb failed: ${initialised.stderr}`);

  const port = await findFreePort();
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      max_connections: '80',
      fsync: isSynced ? 'on' : 'off',
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(path.join(bin, 'postgres'), ['-D', data, ...options], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await waitUntilReady(server, address('postgres'));
  }

  async function stop(mode: 'fast' | 'immediate'): Promise<void> {
    const stopping = server;
    server = undefined;
    if (stopping === undefined || stopping.exitCode !== null) return;
    const exited = new Promise((resolve) => stopping.once('exit', resolve));
    stopping.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await exited;
  }

  await start();
  return {
    urlOf: address,
    async createDatabase(name) {
      await query(address('postgres'), `create database "${name}"`);
      return address(name);
    },
    start,
    stop,
    async cutConnections() {
      await query(
        address('postgres'),
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      );
    },
    async freeze() {
      const processes = await findProcesses(address('postgres'));
      if (server?.pid !== undefined) processes.push(server.pid);
      signalAll(processes, 'SIGSTOP');
      return { release: () => signalAll(processes, 'SIGCONT') };
    },
    async remove() {
      await stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Returns the processes that serve connections. */
async function findProcesses(url: string): Promise<number[]> {
  const rows = await query<{ pid: number }>(url, 'select pid from pg_stat_activity');
  return rows.map((row) => row.pid);
}

function signalAll(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const id of processes) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended.
    }
  }
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  let output = '';
  server.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && server.exitCode === null) {
    try {
      await query(url, 'select 1');
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error(`PostgreSQL did not start: ${output}`);
}
