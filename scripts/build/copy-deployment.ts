import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as content from '../../src/records/content.ts';
import { refusalPage } from '../../src/server/refusal.ts';

const DAYS_PER_MONTH = 365 / 12;

/** Puts what a machine needs to serve a build into the build: `deploy/`, with the page that is shown while the server is away. */
export function copyDeployment(folder: string): void {
  const deploy = path.join(folder, 'deploy');
  cpSync('deploy', deploy, { recursive: true });
  const page = refusalPage({
    status: 503,
    heading: 'Something went wrong on our side',
    text:
      'This part of the site cannot be reached just now, and an enquiry that was just sent may not have ' +
      'been stored. Please try again in a few minutes.',
    leadsTo: 'home',
  });
  writeFileSync(path.join(deploy, 'unavailable.html'), page);
  const unit = path.join(deploy, 'website-purge.service');
  writeFileSync(unit, keepPromise(readFileSync(unit, 'utf8')));
}

/** Enquiries are kept for as long as the privacy paragraph says, in whole days. */
function keepPromise(unit: string): string {
  const days = Math.floor(content.contactPage().privacy.retentionMonths * DAYS_PER_MONTH);
  return unit.replace(/--older-than \d+/, `--older-than ${days}`);
}
