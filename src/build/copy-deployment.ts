import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusalPage } from '../markup/refusal-page.ts';

/** Copies `deploy/` into a build, and adds the page that a web server shows while the site's server does not run. */
export function copyDeployment(folder: string): void {
  const deploy = path.join(folder, 'deploy');
  cpSync('deploy', deploy, { recursive: true });
  const page = refusalPage(
    503,
    'This part of the site cannot be reached just now, and an enquiry that was just sent may not have ' +
      'been stored. Please try again in a few minutes.',
  );
  writeFileSync(path.join(deploy, 'unavailable.html'), page);
}
