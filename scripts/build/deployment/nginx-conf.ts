import { ROUTES } from '../../../src/records/addresses/routes.ts';
import type { SiteFiles } from '../../../src/server/site-files.ts';
import type { HeaderRule, HeaderTable } from './header-table.ts';
import {
  DEPLOYED_FOLDER,
  MADE_BY,
  NOT_A_FILE,
  otherHostOf,
  quoted,
  SERVER_ADDRESS,
  UNAVAILABLE_HEADERS,
  UNAVAILABLE_PAGE,
} from './places.ts';

/** More than any form may weigh: within it our server says itself what is too large. */
const BODY_LIMIT = '1m';
const variableOf = (header: string) => `$website_${header.replaceAll('-', '_')}`;

/** A value by another one, as nginx looks it up: in a table of hashes. */
function map(from: string, to: string, lines: readonly string[]): string {
  return [`map ${from} ${to} {`, ...lines.map((line) => `  ${line};`), '}'].join('\n');
}

function headerMap({ name, usual = '', others }: HeaderRule): string {
  return map('$uri', variableOf(name), [
    `default ${quoted(usual)}`,
    ...[...others].flatMap(([value = '', files]) =>
      files.map((file) => `${quoted(file)} ${quoted(value)}`),
    ),
  ]);
}

function addHeader({ name, usual = '', others }: HeaderRule): string {
  return `add_header ${name} ${others.size > 0 ? variableOf(name) : quoted(usual)};`;
}

/** Headers of what nginx answers itself, refusals too. */
const addAlways = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

function indent(depth: number, lines: readonly string[]): string {
  return lines.map((line) => ' '.repeat(depth) + line).join('\n');
}

/** What nginx needs to send the files of a build as our server does, and to pass on to it whatever is no file. */
export function nginxConf(site: SiteFiles, table: HeaderTable, siteUrl: string): string {
  const { host } = new URL(siteUrl);
  const other = otherHostOf(host);
  const certificate = [
    `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:website:10m;',
  ];
  // nginx looks up without regard to capitals: `$uri` keeps them, and the disk knows them.
  const pages = [...site.pages.keys()].map((address) =>
    address === '/' ? `/ /index.html` : `${quoted(address)} $uri.html`,
  );
  return `# ${MADE_BY}
map_hash_bucket_size 256;
map_hash_max_size 16384;

# The file of an address. A page's own name has no ending; with one it is not its address.
${map('$uri', '$website_named_file', ['default $uri', `"~\\.(html|br|gz)$" ${NOT_A_FILE}`, ...pages])}

# What a file does not answer: other methods, encodings with weights, parts, odd spellings, questions to Contact.
${map('$request_method', '$website_method', ['default other', 'GET ""', 'HEAD ""'])}
${map('$http_accept_encoding', '$website_encoding', ['default ""', '"~[;*]" weighed'])}
${map('$http_range', '$website_part', ['default part', '"" ""'])}
${map('$request_uri', '$website_question', ['default ""', '"~^[^?]*(%|//|/\\.)" odd', `"~^${ROUTES.contact}\\?." asked`])}
${map('$website_method$website_encoding$website_part$website_question', '$website_file', [`default ${NOT_A_FILE}`, '"" $website_named_file'])}

# Headers that are not the same for all files. By now \`$uri\` is the name of the file.
${table.rules
  .filter(({ others }) => others.size > 0)
  .map(headerMap)
  .join('\n')}

upstream website {
  server ${SERVER_ADDRESS};
  keepalive 32;
}

server {
  listen 80;
  server_name ${host} ${other};
  server_tokens off;
  access_log off;
  location / {
    return 301 https://${host}$request_uri;
  }
  location /.well-known/acme-challenge/ {
    root /var/www/html;
  }
}

server {
  listen 443 ssl http2;
  server_name ${other};
${indent(2, certificate)}
  server_tokens off;
  access_log off;
  return 301 https://${host}$request_uri;
}

server {
  listen 443 ssl http2;
  server_name ${host};
${indent(2, certificate)}
  server_tokens off;
  # The privacy paragraph of the site knows of no log of addresses.
  access_log off;

  root ${DEPLOYED_FOLDER}/client;
  client_max_body_size ${BODY_LIMIT};
  max_ranges 1;
  absolute_redirect off;
  gzip off;
  gzip_static on;
  # Debian: libnginx-mod-http-brotli-static.
  brotli_static on;
  types {
${indent(
  4,
  [...table.types].map(([ending, type]) => `${quoted(type)} ${ending};`),
)}
  }

  # What nginx itself refuses.
${indent(2, addAlways(table.everywhere))}

  location / {
    try_files $website_file @server;
${indent(4, table.rules.map(addHeader))}
  }
${[...table.oddTypes]
  .map(
    ([file, type]) => `
  location = ${file} {
    try_files $website_file @server;
    types {}
    default_type ${quoted(type)};
${indent(4, table.rules.map(addHeader))}
  }
`,
  )
  .join('')}
  # While our server is away: whom to call or write to.
  error_page 502 504 =503 /${UNAVAILABLE_PAGE};
  location = /${UNAVAILABLE_PAGE} {
    internal;
    root ${DEPLOYED_FOLDER}/deploy;
${indent(4, addAlways({ ...table.everywhere, ...UNAVAILABLE_HEADERS }))}
  }
  location @server {
    # It says its headers itself: none is added.
    add_header Via "";
    proxy_pass http://website;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Set, not passed on: nobody may invent an address (TRUSTED_PROXIES=1).
    proxy_set_header X-Forwarded-For $remote_addr;
  }
}
`;
}
