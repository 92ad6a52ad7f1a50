import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { PRODUCT_SEARCH_PATH, productPath, ROUTES } from '../../src/records/addresses/routes.ts';
import { products } from '../../src/records/content.ts';
import { createForm, postForm } from '../support/visitor.ts';
import { startMailCatcher } from '../support/mail-catcher.ts';
import { findFreePort } from '../support/free-port.ts';
import { waitForAnswer } from '../support/wait-for-answer.ts';

const PAGE_PATHS = [
  ...Object.values(ROUTES),
  PRODUCT_SEARCH_PATH,
  ...products().slice(0, 1).map(productPath),
];

/**
 * Serves a copy of `dist` from an otherwise empty folder outside the project, without packages, sources and records.
 * Sends an enquiry and reads it back with the staff's commands. Returns a line for each failed check.
 */
export async function tryFolder(): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'deployed-'));
  cpSync(realpathSync('dist'), path.join(folder, 'site'), { recursive: true });
  const mailCatcher = await startMailCatcher();
  const port = await findFreePort();
  const options = {
    cwd: folder,
    encoding: 'utf8',
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      SMTP_URL: mailCatcher.url,
      DATABASE_URL: `file:${folder}/enquiries.db`,
    },
  } as const;
  const faults: string[] = [];
  const expectThat = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  const server = spawn(process.execPath, ['site/server/main.js'], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors = text(server.stderr);
  try {
    const site = `http://127.0.0.1:${port}`;
    await waitForAnswer(`${site}/readyz`, server);
    for (const page of PAGE_PATHS) {
      const { status } = await fetch(site + page);
      expectThat(status === 200, `${page} answers ${status}`);
    }
    const missing = await fetch(`${site}/badpage`);
    expectThat(
      missing.status === 404 && (await missing.text()).includes('/badpage'),
      'no 404 page',
    );
    const form = createForm();
    const { status, reference = 'none' } = await postForm(site, form);
    expectThat(status === 201, `an enquiry was answered ${status}`);
    for (const words of [
      ['list'],
      ['show', reference],
      ['export', '--format', 'csv'],
      ['status'],
      ['purge', '--older-than', '1', '--yes'],
      ['delete', reference, '--yes'],
    ]) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['site/server/enquiries.js', ...words],
        options,
      );
      const isRight = status === 0 && (words[0] !== 'show' || stdout.includes(form.message));
      expectThat(isRight, `"${words.join(' ')}" ended with ${status}: ${stdout}${stderr}`);
    }
    server.kill('SIGTERM');
    await once(server, 'exit');
    expectThat(server.exitCode === 0, `the server ended with ${server.exitCode}`);
    expectThat((await errors) === '', `the server complained: ${await errors}`);
  } finally {
    server.kill('SIGKILL');
    await mailCatcher.stop();
    rmSync(folder, { recursive: true });
  }
  return faults;
}
