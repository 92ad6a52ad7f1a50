import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as content from '../../src/records/content.ts';
import { refusalPage } from '../../src/server/refusal.ts';

const DAYS_PER_MONTH = 365 / 12;

/**
 * Copies `deploy/` into a build and completes it: with the page that a web server shows while the site's
 * server does not run, and with the period after which enquiries are deleted.
 */
export function copyDeployment(folder: string): void {
  const deploy = path.join(folder, 'deploy');
  cpSync('deploy', deploy, { recursive: true });
  const page = refusalPage(
    503,
    'This part of the site cannot be reached just now, and an enquiry that was just sent may not have ' +
      'been stored. Please try again in a few minutes.',
  );
  writeFileSync(path.join(deploy, 'unavailable.html'), page);
  const unit = path.join(deploy, 'systemd/website-purge.service');
  const days = Math.floor(content.contactPage().privacy.retentionMonths * DAYS_PER_MONTH);
  writeFileSync(
    unit,
    readFileSync(unit, 'utf8').replace(/--older-than \d+/, `--older-than ${days}`),
  );
}
