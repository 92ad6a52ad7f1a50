import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** A request to a web server. The path is sent unchanged. */
export interface TestRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A response as received: not decompressed, redirects not followed. */
export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Sends a request over TLS to a web server on this machine. Accepts any certificate. */
export async function sendRequest(
  origin: URL,
  { path, method = 'GET', headers = {}, body }: TestRequest,
): Promise<TestResponse> {
  const sent = request({
    host: '127.0.0.1',
    port: origin.port,
    path,
    method,
    headers: { host: origin.host, ...headers },
    servername: origin.hostname,
    rejectUnauthorized: false,
    agent: false,
  }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}
