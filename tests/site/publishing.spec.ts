import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { git } from '../support/git.ts';
import { expect, test } from '../support/project-test.ts';
import { startPublishingServer } from '../support/publishing-server.ts';

test.describe.configure({ timeout: 300_000 });

test('a push publishes what can be built, and is refused otherwise', async ({ project }) => {
  const server = await startPublishingServer();
  try {
    await git(project, 'init', '--initial-branch=main');
    const publish = async (change: (record: string) => string) => {
      const record = path.join(project, 'content/pages/products.yaml');
      await writeFile(record, change(await readFile(record, 'utf8')));
      await git(project, 'add', '.');
      await git(project, 'commit', '--message=Change a title');
      return git(project, 'push', server.repository, 'main');
    };

    const refused = await publish((record) =>
      record.replace(/^ {2}title:.*/m, '  titel: Chemicals by the drum'),
    );
    expect(refused.output).toMatch(/remote: content\/pages\/products\.yaml:\d+.*titel/);
    expect(refused.status).not.toBe(0);
    expect(await server.release()).toBe('releases/first');
    expect((await fetch(server.url)).status).toBe(200);

    const accepted = await publish((record) => record.replace('titel:', 'title:'));
    expect(accepted).toMatchObject({ status: 0, output: expect.stringContaining('Published') });
    const page = await fetch(`${server.url}/chemical-manufacturing-company-in-masjid-bunder`);
    expect(await page.text()).toContain('<title>Chemicals by the drum');
  } finally {
    await server.stop();
  }
});
