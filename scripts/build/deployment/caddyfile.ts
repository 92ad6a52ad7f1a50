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

/** Sets a header when the answer is written, over what Caddy itself says; takes it away without a value. */
function setHeader(name: string, value: string | undefined, matcher = ''): string[] {
  return value === undefined
    ? [`header ${matcher} -${name}`]
    : [`header ${matcher} {`, `\t${name} ${quoted(value)}`, '\tdefer', '}'];
}

/** The same for the files of some patterns. */
function setHeaderOf(
  name: string,
  values: Iterable<readonly [string | undefined, readonly string[]]>,
): string[] {
  return [...values].flatMap(([value, patterns], index) => {
    const matcher = `@${name}-${index + 1}`;
    return [
      `${matcher} path ${patterns.map(quoted).join(' ')}`,
      ...setHeader(name, value, matcher),
    ];
  });
}

/** What is deferred first is written last: exceptions come before the rule. */
function headerLines({ name, usual, others }: HeaderRule): string[] {
  const exceptions = setHeaderOf(name, others);
  return usual === undefined ? exceptions : [...exceptions, ...setHeader(name, usual)];
}

function typeLines({ types, oddTypes }: HeaderTable): string[] {
  return setHeaderOf('content-type', [
    ...[...oddTypes].map(([file, type]) => [type, [file]] as const),
    ...[...types].map(([ending, type]) => [type, [`*.${ending}`]] as const),
  ]);
}

/** The lines of a block of headers. */
const fieldsOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`);

/** What Caddy needs to send the files of a build as our server does, and to pass on to it whatever is no file. */
export function caddyfile(site: SiteFiles, table: HeaderTable, siteUrl: string): string {
  const { origin, host, protocol } = new URL(siteUrl);
  const lines = (depth: number, of: readonly string[]) =>
    of.map((line) => '\t'.repeat(depth) + line).join('\n');
  const compressed = [...site.pages.values(), ...site.assets.values()]
    .filter(({ encodings }) => encodings.length > 0)
    .map(({ file }) => quoted(`/${file}`));
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
			# Parts are parts of the file itself.
			@compressed {
				path ${compressed.join(' ')}
				header_regexp Accept-Encoding br|gzip
			}
			header @compressed -accept-ranges
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
${lines(3, fieldsOf(table.everywhere))}
		}
		# While our server is away: whom to call or write to.
		@away expression {err.status_code} in [502, 503, 504]
		handle @away {
			root * {$WEBSITE_FOLDER:${DEPLOYED_FOLDER}}/deploy
			rewrite * /${UNAVAILABLE_PAGE}
			header {
${lines(4, fieldsOf(UNAVAILABLE_HEADERS))}
			}
			file_server {
				status 503
			}
		}
		handle {
			respond "{err.status_code} {err.status_text}"
		}
	}
}
`;
}
