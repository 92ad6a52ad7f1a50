import { NOTICE_POLICY } from '../../../src/server/notice.ts';

/** Where a build lies on the machine that serves it: a link to the folder of the one that is served (docs/guides). */
export const DEPLOYED_FOLDER = '/srv/website/current';

/** Where the web server on the same machine finds ours. */
export const SERVER_ADDRESS = '127.0.0.1:4321';

/** What a file that the build makes begins with. */
export const MADE_BY =
  'Made by "npm run build" from the headers of our own server: it fits the files of this build and no others.';

/** The host that leads to the site's: the domain without `www` to the one with it, or the other way round. */
export function otherHostOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}

/** A text as nginx and Caddy read it: in quotation marks. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** What a web server shows in place of ours while that is away; it lies in `deploy/`. */
export const UNAVAILABLE_PAGE = 'unavailable.html';
export const UNAVAILABLE_HEADERS = {
  'content-security-policy': NOTICE_POLICY,
  'cache-control': 'no-store',
  'retry-after': '60',
};

/** A file that is never there: its address is answered by our server. Pages' names have no ending. */
export const NOT_A_FILE = '/.answered-by-the-server';
