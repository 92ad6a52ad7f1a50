import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findBuiltFile } from './built-site.ts';

/** The built site on a server that can be cut off, and that can have other files than were built. */
export type ChangingSite = {
  url: string;
  /** Method and path of what was asked for, in order. */
  asked: string[];
  /** Files in place of the built ones, by path. */
  files: Map<string, string>;
  /** Whether there is a network; without, every connection breaks off. */
  isOnline: boolean;
  /** Answers with this path wait until it is emptied. */
  held: string;
  stop: () => Promise<void>;
};

/** What browsers insist on for scripts, styles and pictures. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const HELD_POLL_MS = 20;

/** Starts it on a free port of this machine. */
export async function startChangingSite(): Promise<ChangingSite> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (!site.isOnline) {
      request.socket.destroy();
      return;
    }
    site.asked.push(`${request.method ?? ''} ${pathname}`);
    while (site.held !== '' && pathname.includes(site.held)) {
      await new Promise((resolve) => setTimeout(resolve, HELD_POLL_MS));
    }
    const file = findBuiltFile(pathname);
    const body = site.files.get(pathname) ?? (file === undefined ? undefined : readFileSync(file));
    const isVersion = body !== undefined && pathname.startsWith('/static/');
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': TYPES[path.extname(file ?? pathname)] ?? 'text/html',
      'cache-control': isVersion ? 'max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const site: ChangingSite = {
    url: `http://localhost:${port}`,
    asked: [],
    files: new Map(),
    isOnline: true,
    held: '',
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return site;
}
