import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import path from 'node:path';

/** Longer than this and a page made on demand counts as failed. */
const RENDER_TIMEOUT_MS = 5000;

/** The adapter's handler in middleware mode (`dist/server/entry.mjs`). */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: App.Locals,
) => Promise<void>;

/** The only addresses that are ever rendered on demand. */
export type OnDemandAddress = '/404' | '/enquiries';

/** A page made on demand. */
export interface RenderedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly contentSecurityPolicy: string | undefined;
}

/** Renders a page with what it is about. Rejects when that fails or takes too long. */
export type RenderPage = (address: OnDemandAddress, locals: App.Locals) => Promise<RenderedPage>;

/** Takes what Astro writes as if it were the connection, so that it can be checked before it is sent. */
class CapturedResponse extends Writable {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  readonly headers = new Map<string, string>();
  readonly #chunks: Buffer[] = [];
  readonly req: IncomingMessage;

  constructor(request: IncomingMessage) {
    super();
    this.req = request;
  }

  writeHead(status: number, headers: Record<string, string | string[]> = {}): this {
    this.statusCode = status;
    this.headersSent = true;
    for (const [name, value] of Object.entries(headers)) {
      this.headers.set(name.toLowerCase(), String(value));
    }
    return this;
  }

  get body(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }
}

/**
 * A request of our own: Astro never sees the visitor's path, headers or body,
 * so that no path can reach a route of Astro's that is not meant to be public.
 */
function createRequest(address: string, siteUrl: URL): IncomingMessage {
  const socket = Object.assign(new Socket(), { encrypted: siteUrl.protocol === 'https:' });
  const request = new IncomingMessage(socket);
  request.method = 'GET';
  request.url = address;
  request.headers.host = siteUrl.host;
  return request;
}

/** Makes a renderer out of Astro's handler. */
export function createPageRenderer(handler: AstroHandler, siteUrl: URL): RenderPage {
  return async (address, locals) => {
    const request = createRequest(address, siteUrl);
    const response = new CapturedResponse(request);
    const timeout = setTimeout(() => {
      response.destroy(new Error(`Rendering ${address} took over ${RENDER_TIMEOUT_MS} ms.`));
    }, RENDER_TIMEOUT_MS);
    // Only the methods above are used by Astro; the real class insists on a connection.
    const connection = response as unknown as ServerResponse;
    try {
      await Promise.all([finished(response), handler(request, connection, undefined, locals)]);
    } finally {
      clearTimeout(timeout);
    }
    if (response.statusCode === 500) throw new Error(`Rendering ${address} failed.`);
    return {
      status: response.statusCode,
      html: response.body,
      contentSecurityPolicy: response.headers.get('content-security-policy'),
    };
  };
}

/** Loads the built renderer. Throws when `dist/server` is missing. */
export async function loadPageRenderer(distFolder: string, siteUrl: URL): Promise<RenderPage> {
  // React picks its build by this when it is loaded; the one for development takes three times as long.
  process.env['NODE_ENV'] ??= 'production';
  const entry = pathToFileURL(path.resolve(distFolder, 'server/entry.mjs')).href;
  const { handler } = (await import(entry)) as { handler: AstroHandler };
  return createPageRenderer(handler, siteUrl);
}
