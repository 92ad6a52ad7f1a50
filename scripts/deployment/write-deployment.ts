import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as content from '../../src/records/content.ts';
import { readSiteFiles } from '../../src/server/site-files.ts';
import { caddyfile } from './caddyfile.ts';
import { headerTable } from './header-table.ts';
import { nginxConf } from './nginx-conf.ts';

/** What stands in the project as it is used: units of systemd, the container. */
const WRITTEN_BY_HAND = 'deploy';
const PURGE_UNIT = 'website-purge.service';
const DAYS_PER_MONTH = 365 / 12;

/** Puts what a machine needs to serve a build into the build: `deploy/`, with the configurations of web servers. */
export function writeDeployment(folder: string, siteUrl: string): void {
  const deploy = path.join(folder, 'deploy');
  cpSync(WRITTEN_BY_HAND, deploy, { recursive: true });
  const site = readSiteFiles(folder);
  const table = headerTable(site, siteUrl);
  const files = {
    'nginx.conf': nginxConf(site, table, siteUrl),
    Caddyfile: caddyfile(site, table, siteUrl),
    [PURGE_UNIT]: keepPromise(readFileSync(path.join(deploy, PURGE_UNIT), 'utf8')),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(deploy, name), text);
}

/** Enquiries are kept for as long as the privacy paragraph says, in whole days. */
function keepPromise(unit: string): string {
  const days = Math.floor(content.contactPage().privacy.retentionMonths * DAYS_PER_MONTH);
  return unit.replace(/--older-than \d+/, `--older-than ${days}`);
}
