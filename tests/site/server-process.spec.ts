import { expect, test as base } from '../support/test.ts';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requireBuild } from '../../src/settings/build-info.ts';
import { endProcess } from '../support/wait-for-answer.ts';

const { folder: BUILD, siteUrl } = requireBuild();
const STOP_LIMIT_MS = 10_000;
/** Long enough for a busy machine. */
const START_LIMIT_MS = 60_000;

type Run = {
  readonly server: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
};

type Fixtures = {
  /** A temporary folder, in which the servers of the test run. */
  folder: string;
  /** Starts the server of a build. It is killed after the test if it still runs. */
  run: (settings?: Readonly<Record<string, string>>, build?: string) => Run;
};

const test = base.extend<Fixtures>({
  // Playwright reads a fixture's dependencies from the pattern of its first parameter.
  // eslint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'server-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  run: async ({ folder }, use) => {
    const servers: ChildProcess[] = [];
    await use((settings, build = BUILD) => {
      const server = spawn(process.execPath, [path.join(build, 'server/main.js')], {
        cwd: folder,
        env: { PATH: process.env['PATH'], SMTP_URL: '', HOST: '127.0.0.1', PORT: '0', ...settings },
      });
      servers.push(server);
      let output = '';
      let errors = '';
      server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
      return { server, output: () => output, errors: () => errors };
    });
    for (const server of servers) await endProcess(server, 'SIGKILL');
  },
});

/** Copies the build, so that a test may change it. */
function copyBuild(to: string): string {
  cpSync(BUILD, to, { recursive: true });
  return to;
}

async function portOf({ output, errors, server }: Run): Promise<number> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const port = /The site is served at http:\/\/127\.0\.0\.1:(\d+)/.exec(output())?.[1];
    if (port !== undefined) return Number(port);
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(output() + errors());
    await pause(20);
  }
}

async function exitOf({ server }: Run): Promise<number | null> {
  if (server.exitCode === null) await once(server, 'exit');
  return server.exitCode;
}

test.describe('the server as a process', () => {
  test.describe.configure({ timeout: 120_000 });

  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    test(`prints its address, and exits with 0 on ${signal}`, async ({ run }) => {
      const started = run({ SITE_URL: siteUrl });
      const port = await portOf(started);
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${port}/badpage`)).status).toBe(404);
      started.server.kill(signal);
      expect(await exitOf(started)).toBe(0);
      expect(started.errors()).toBe('');
      expect(started.output()).not.toContain('were built with');
    });
  }

  test('answers a form whose request began before it was stopped', async ({ run }) => {
    const started = run();
    const port = await portOf(started);
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    const body = 'name=Asha&email=asha%40example.com&message=Ten+drums+of+toluene';
    socket.write(
      'POST /enquiries HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\n' +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\nname`,
    );
    await pause(200);
    started.server.kill('SIGTERM');
    await pause(200);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    socket.write(body.slice('name'.length));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await exitOf(started)).toBe(0);
  });

  // The bundler removes calls that it takes for pure, so the sources pass where the build may fail.
  test('refuses a form with broken percent-encoding', async ({ run }) => {
    const url = `http://127.0.0.1:${await portOf(run())}/enquiries`;
    const body = 'name=%zz&email=buyer%40example.com&message=Ten+tonnes+of+acetone';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await fetch(url, { method: 'POST', headers, body });
    expect(status).toBe(400);
  });

  test('stops although a client does not finish its request', async ({ run }) => {
    const started = run();
    const port = await portOf(started);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    await pause(200);
    const start = performance.now();
    started.server.kill('SIGINT');
    expect(await exitOf(started)).toBe(0);
    expect(performance.now() - start).toBeLessThan(STOP_LIMIT_MS);
  });

  test('serves and stops although its output is not read', async ({ run }) => {
    const started = run();
    const port = await portOf(started);
    started.server.stdout?.pause();
    for (let round = 0; round < 20; round += 1) {
      const asked = Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}/badpage`));
      for (const response of await Promise.all(asked)) expect(response.status).toBe(404);
    }
    const start = performance.now();
    started.server.kill('SIGTERM');
    expect(await exitOf(started)).toBe(0);
    expect(performance.now() - start).toBeLessThan(STOP_LIMIT_MS);
  });

  test('serves the build with which it started, until it starts again', async ({ folder, run }) => {
    const [older, newer] = [
      copyBuild(path.join(folder, 'old')),
      copyBuild(path.join(folder, 'new')),
    ];
    const dist = path.join(folder, 'dist');
    writeFileSync(path.join(older, 'client/robots.txt'), 'old');
    writeFileSync(path.join(newer, 'client/robots.txt'), 'new');
    symlinkSync('old', dist);
    const robots = async (started: Run) =>
      (await fetch(`http://127.0.0.1:${await portOf(started)}/robots.txt`)).text();
    const started = run({}, dist);
    expect(await robots(started)).toBe('old');
    rmSync(dist);
    symlinkSync('new', dist);
    expect(await robots(started)).toBe('old');
    expect(await robots(run({}, dist))).toBe('new');
  });

  test('warns in one line that the pages were built for another origin', async ({ run }) => {
    const started = run({ SITE_URL: 'https://new.example' });
    await portOf(started);
    const lines = started.output().split('\n');
    expect(lines.filter((line) => line.includes('https://new.example'))).toHaveLength(1);
  });
});

test.describe('a start that fails', () => {
  for (const [setting, settings] of [
    ['PORT', { PORT: 'abc' }],
    ['HOST', { HOST: '192.0.2.1' }],
    ['DATABASE_URL', { DATABASE_URL: 'file:/nowhere/at/all.db' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:50%@localhost' }],
  ] as const) {
    test(`because of ${setting} prints one line`, async ({ run }) => {
      const started = run(settings);
      expect(await exitOf(started)).toBe(1);
      expect(started.errors()).toMatch(new RegExp(`^${setting}: [^\\n]+\\n$`));
      expect(started.output()).toBe('');
    });
  }

  test('because the port is in use prints one line', async ({ run }) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const started = run({ PORT: String(port) });
    expect(await exitOf(started)).toBe(1);
    other.close();
    expect(started.errors()).toMatch(/^PORT: \d+ is in use [^\n]+\n$/);
    expect(started.output()).toBe('');
  });

  test('because nothing was built prints what to do', async ({ folder, run }) => {
    const build = copyBuild(path.join(folder, 'dist'));
    writeFileSync(path.join(build, 'build.json'), '');
    const started = run({}, build);
    expect(await exitOf(started)).toBe(1);
    expect(started.errors()).toMatch(/^The site is not built yet[^\n]+npm start[^\n]+\n$/);
  });

  for (const program of ['main.js', 'enquiries.js']) {
    test(`because Node is too old for ${program} prints one line`, () => {
      const file = path.join(BUILD, 'server', program);
      const old = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--import', `data:text/javascript,${encodeURIComponent(old)}`, file],
        { encoding: 'utf8' },
      );
      expect(status).toBe(1);
      expect(stderr).toMatch(/^This needs Node \d+ or newer[^\n]+\n$/);
      // Any other static import would run before the check, and fail with a stack trace in an old Node.
      const imports = [...readFileSync(file, 'utf8').matchAll(/^import\b.*from\s*"([^"]+)"/gm)];
      expect(imports.map(([, from]) => from)).toEqual(['./require-node.js']);
    });
  }
});

test("the server's bundle contains React's production build, whatever NODE_ENV is", () => {
  const folder = path.join(BUILD, 'server');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const bundle = scripts.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('');
  expect(bundle).toContain('react-dom-server.node.production.js');
  expect(bundle).not.toMatch(/react[a-z.-]*development\.js/);
});
