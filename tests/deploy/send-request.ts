import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

/** The domain in the configurations, which an operator replaces. */
export const HOST = 'www.your-company.in';

/** A request to a web server. The path is sent unchanged. */
export type TestRequest = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** A response as received: not decompressed, redirects not followed. */
export type TestResponse = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

/** Sends a request to a server on this machine, under the site's name. Accepts any certificate. */
export async function sendRequest(
  origin: URL,
  { path, method = 'GET', headers = {}, body }: TestRequest,
): Promise<TestResponse> {
  const { request } = origin.protocol === 'https:' ? https : http;
  const sent = request({
    host: '127.0.0.1',
    port: origin.port,
    path,
    method,
    headers: { host: HOST, ...headers },
    servername: HOST,
    rejectUnauthorized: false,
    agent: false,
  }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}
