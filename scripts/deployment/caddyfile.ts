import { ROUTES } from '../../src/records/routes.ts';
import type { SiteFiles } from '../../src/server/site-files.ts';
import type { HeaderRule, HeaderTable } from './header-table.ts';
import { DEPLOYED_FOLDER, MADE_BY, otherHostOf, SERVER_ADDRESS } from './places.ts';

/** A file that is never there. */
const NOT_A_FILE = '/.answered-by-the-server';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Sets a header when the answer is written, over what Caddy itself says. */
function setHeader(matcher: string, name: string, value: string): string[] {
  return [`header ${matcher}{`, `\t${name} ${quoted(value)}`, '\tdefer', '}'];
}

/** What is deferred first is written last: exceptions come before the rule. */
function headerLines({ name, usual, others }: HeaderRule): string[] {
  const exceptions = [...others].flatMap(([value, files], index) => {
    const matcher = `@${name}-${index + 1}`;
    return [
      `${matcher} path ${files.map(quoted).join(' ')}`,
      ...(value === undefined ? [`header ${matcher} -${name}`] : setHeader(`${matcher} `, name, value)),
    ];
  });
  return usual === undefined ? exceptions : [...exceptions, ...setHeader('', name, usual)];
}

function typeLines({ types, oddTypes }: HeaderTable): string[] {
  const byPattern = [...oddTypes, ...[...types].map(([ending, type]) => [`*.${ending}`, type] as const)];
  return byPattern.flatMap(([pattern, type]) => setHeader(`${pattern} `, 'content-type', type));
}

/** What Caddy needs to send the files of a build as our server does, and to pass on to it whatever is no file. */
export function caddyfile(site: SiteFiles, table: HeaderTable, siteUrl: string): string {
  const { origin, host, protocol } = new URL(siteUrl);
  const lines = (depth: number, of: readonly string[]) =>
    of.map((line) => '\t'.repeat(depth) + line).join('\n');
  const pages = [...site.pages].map(([address, { file }]) => `${quoted(address)} /${file}`);
  return `# ${MADE_BY}
${protocol}//${otherHostOf(host)} {
	redir ${origin}{uri} permanent
}

{$WEBSITE_ADDRESS:${origin}} {
	root * {$WEBSITE_FOLDER:${DEPLOYED_FOLDER}}/client
	header -Server

	# The file of an address. A page's own name has no ending; with one it is not its address.
	map {path} {website_file} {
${lines(2, pages)}
		"~\\.(html|br|gz)$" ${NOT_A_FILE}
		default {path}
	}
	# Other methods, encodings with weights, parts, odd spellings and questions to Contact are for the server.
	@file {
		method GET HEAD
		not header Range *
		not header_regexp Accept-Encoding [;*]
		not vars_regexp {uri} "^[^?]*(%|//|/\\.)"
		not vars_regexp {uri} "^${ROUTES.contact}\\?."
		file {website_file}
	}
	handle @file {
		route {
			rewrite {website_file}
			# Caddy says so only of what is not compressed.
			header ?accept-ranges bytes
${lines(3, [...typeLines(table), ...table.rules.flatMap(headerLines)])}
			file_server {
				precompressed br gzip
			}
		}
	}
	handle {
		reverse_proxy {$WEBSITE_SERVER:${SERVER_ADDRESS}} {
			transport http {
				compression off
			}
		}
	}
	# What Caddy itself refuses.
	handle_errors {
		header {
${lines(3, Object.entries(table.everywhere).map(([name, value]) => `${name} ${quoted(value)}`))}
		}
		respond "{err.status_code} {err.status_text}"
	}
}
`;
}
