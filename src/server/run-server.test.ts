import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FRAMES_FOLDER } from '../records/frames.ts';
import { TEST_FRAME_FILES } from '../../tests/support/test-frames.ts';
import { makeTestSite, TEST_FILES } from '../../tests/support/test-server.ts';

const MAIN = path.resolve('src/server/main.ts');
/** A dozen processes load the same modules: each is compiled once. */
const COMPILED = path.resolve('.cache/node');
const STOP_LIMIT_MS = 10_000;
/** Long enough for a machine that is busy with much else. */
const START_LIMIT_MS = 60_000;

/** A folder like the project's, with its content and a small built site. */
function makeProject(builtFor = 'https://www.navsagar.example'): string {
  const project = makeTestSite({ 'unused.txt': '' });
  const dist = makeTestSite();
  cpSync('content', path.join(project, 'content'), { recursive: true });
  cpSync(dist, path.join(project, 'dist'), { recursive: true });
  mkdirSync(path.join(project, 'dist', FRAMES_FOLDER));
  for (const [file, html] of Object.entries(TEST_FRAME_FILES)) {
    writeFileSync(path.join(project, 'dist', file), html);
  }
  const record = { siteUrl: builtFor };
  writeFileSync(path.join(project, 'dist/build.json'), JSON.stringify(record));
  return project;
}

interface Run {
  readonly server: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
}

function run(settings: Record<string, string> = {}, project = makeProject()): Run {
  const server = spawn(process.execPath, [MAIN], {
    cwd: project,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILED,
      HOST: '127.0.0.1',
      PORT: '0',
      ...settings,
    },
  });
  onTestFinished(async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
  });
  let output = '';
  let errors = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { server, output: () => output, errors: () => errors };
}

async function portOf({ output, errors, server }: Run): Promise<number> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const port = /The site is served at http:\/\/127\.0\.0\.1:(\d+)/.exec(output())?.[1];
    if (port !== undefined) return Number(port);
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(output() + errors());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function exitOf({ server }: Run): Promise<number | null> {
  if (server.exitCode === null) await once(server, 'exit');
  return server.exitCode;
}

describe('the server as a process', { timeout: 120_000 }, () => {
  it.each(['SIGTERM', 'SIGHUP'] as const)(
    'prints where it serves, and ends in order on %s',
    async (signal) => {
      const process = run();
      const port = await portOf(process);
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${port}/badpage`)).status).toBe(404);
      process.server.kill(signal);
      expect(await exitOf(process)).toBe(0);
      expect(process.errors()).toBe('');
      expect(process.output()).not.toContain('were built with');
    },
  );

  it('answers a form that is on its way when it is stopped', async () => {
    const process = run();
    const port = await portOf(process);
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    const body = 'name=Asha&email=asha%40example.com&message=Ten+drums+of+toluene';
    socket.write(
      'POST /enquiries HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\n' +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\nname`,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    process.server.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    socket.write(body.slice('name'.length));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await exitOf(process)).toBe(0);
  });

  it('is not held up by who does not finish', async () => {
    const process = run();
    const port = await portOf(process);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const start = performance.now();
    process.server.kill('SIGINT');
    expect(await exitOf(process)).toBe(0);
    expect(performance.now() - start).toBeLessThan(STOP_LIMIT_MS);
  });

  it('serves and ends although nobody reads what it logs', async () => {
    const process = run();
    const port = await portOf(process);
    process.server.stdout?.pause();
    for (let round = 0; round < 20; round += 1) {
      const asked = Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}/badpage`));
      for (const response of await Promise.all(asked)) expect(response.status).toBe(404);
    }
    const start = performance.now();
    process.server.kill('SIGTERM');
    expect(await exitOf(process)).toBe(0);
    expect(performance.now() - start).toBeLessThan(STOP_LIMIT_MS);
  });

  it('keeps the build that it began with, until it starts again', async () => {
    const project = makeProject();
    const dist = path.join(project, 'dist');
    renameSync(dist, path.join(project, 'old'));
    cpSync(path.join(project, 'old'), path.join(project, 'new'), { recursive: true });
    writeFileSync(path.join(project, 'new/client/robots.txt'), 'new');
    symlinkSync('old', dist);
    const robots = async (process: Run) =>
      (await fetch(`http://127.0.0.1:${await portOf(process)}/robots.txt`)).text();
    const process = run({}, project);
    expect(await robots(process)).toBe(TEST_FILES['robots.txt']);
    rmSync(dist);
    symlinkSync('new', dist);
    expect(await robots(process)).toBe(TEST_FILES['robots.txt']);
    expect(await robots(run({}, project))).toBe('new');
  });

  it('says in one line that the pages were built for another origin', async () => {
    const process = run({}, makeProject('https://old.example'));
    await portOf(process);
    const lines = process.output().split('\n');
    expect(lines.filter((line) => line.includes('https://old.example'))).toHaveLength(1);
  });
});

describe('a start that cannot be', { timeout: 60_000 }, () => {
  it.each([
    ['PORT', { PORT: 'abc' }],
    ['HOST', { HOST: '192.0.2.1' }],
    ['DATABASE_URL', { DATABASE_URL: 'file:/nowhere/at/all.db' }],
  ] as const)('because of %s says so in one line', async (setting, settings) => {
    const process = run(settings);
    expect(await exitOf(process)).toBe(1);
    expect(process.errors()).toMatch(new RegExp(`^${setting}: [^\\n]+\\n$`));
    expect(process.output()).toBe('');
  });

  it('because the port is in use says so in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const process = run({ PORT: String(port) });
    expect(await exitOf(process)).toBe(1);
    expect(process.errors()).toMatch(/^PORT: \d+ is in use [^\n]+\n$/);
    expect(process.output()).toBe('');
  });

  it('because nothing was built says what to do', async () => {
    const project = makeProject();
    writeFileSync(path.join(project, 'dist/build.json'), '');
    const process = run({}, project);
    expect(await exitOf(process)).toBe(1);
    expect(process.errors()).toMatch(/^The site is not built yet[^\n]+npm start[^\n]+\n$/);
  });

  it('because of a record of the content says which', async () => {
    const project = makeProject();
    writeFileSync(path.join(project, 'content/server.yaml'), 'contact: 1\n');
    const process = run({}, project);
    expect(await exitOf(process)).toBe(1);
    expect(process.errors()).toContain('content/server.yaml');
    expect(process.errors()).not.toMatch(/\bat .+:\d+:\d+/);
  });
});
