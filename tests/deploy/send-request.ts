import { once } from 'node:events';
import {
  Agent,
  request as requestPlain,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Agent as TlsAgent, request as requestByTls } from 'node:https';
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

/** Connections are reused; otherwise most of the time would go into handshakes. */
const KEPT = { http: new Agent({ keepAlive: true }), https: new TlsAgent({ keepAlive: true }) };

/** Sends a request to a web server on this machine. Accepts any certificate. */
export async function sendRequest(
  origin: URL,
  { path, method = 'GET', headers = {}, body }: TestRequest,
): Promise<TestResponse> {
  const isByTls = origin.protocol === 'https:';
  const kept = isByTls ? KEPT.https : KEPT.http;
  const options: { headers: OutgoingHttpHeaders } & Record<string, unknown> = {
    host: '127.0.0.1',
    port: origin.port,
    path,
    method,
    headers: { host: origin.host, ...headers },
    servername: origin.hostname,
    rejectUnauthorized: false,
    // After a rejected request, the server may close the connection, so it is not reused.
    agent: /^(GET|HEAD)$/.test(method) && kept,
  };
  const sent = (isByTls ? requestByTls : requestPlain)(options).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}
