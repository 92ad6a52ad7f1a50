import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as content from '../../../src/records/content.ts';
import { noticeHtml } from '../../../src/server/notice.ts';
import { readSiteFiles } from '../../../src/server/site-files.ts';
import { caddyfile } from './caddyfile.ts';
import { headerTable } from './header-table.ts';
import { nginxConf } from './nginx-conf.ts';
import { UNAVAILABLE_PAGE } from './places.ts';

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
    [UNAVAILABLE_PAGE]: unavailablePage(),
    [PURGE_UNIT]: keepPromise(readFileSync(path.join(deploy, PURGE_UNIT), 'utf8')),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(deploy, name), text);
}

/** Says whom to call or write to: who sent an enquiry has no answer to it. */
function unavailablePage(): string {
  const { headings, texts } = content.serverTexts();
  return noticeHtml({
    status: 503,
    heading: headings.failure,
    text: texts.unavailable,
    leadsTo: 'home',
  });
}

/** Enquiries are kept for as long as the privacy paragraph says, in whole days. */
function keepPromise(unit: string): string {
  const days = Math.floor(content.contactPage().privacy.retentionMonths * DAYS_PER_MONTH);
  return unit.replace(/--older-than \d+/, `--older-than ${days}`);
}
