import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteFiles } from '../../src/server/site-files.ts';
import { caddyfile } from './caddyfile.ts';
import { headerTable } from './header-table.ts';
import { nginxConf } from './nginx-conf.ts';

/** What stands in the project as it is used: units of systemd, the container. */
const WRITTEN_BY_HAND = 'deploy';

/** Puts what a machine needs to serve a build into the build: `deploy/`, with the configurations of web servers. */
export function writeDeployment(folder: string, siteUrl: string): void {
  const deploy = path.join(folder, 'deploy');
  cpSync(WRITTEN_BY_HAND, deploy, { recursive: true });
  const site = readSiteFiles(folder);
  const table = headerTable(site, siteUrl);
  writeFileSync(path.join(deploy, 'nginx.conf'), nginxConf(site, table, siteUrl));
  writeFileSync(path.join(deploy, 'Caddyfile'), caddyfile(site, table, siteUrl));
}
