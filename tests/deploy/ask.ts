import { once } from 'node:events';
import {
  Agent,
  request as requestPlain,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Agent as TlsAgent, request as requestByTls } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** What is asked of a web server: any path, as it is written. */
export interface Question {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer as it came over the wire: nothing is unpacked, no redirect is followed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** One connection after another would mostly shake hands. */
const KEPT = { http: new Agent({ keepAlive: true }), https: new TlsAgent({ keepAlive: true }) };

/** Asks a web server of this machine, whoever has signed its certificate. */
export async function ask(
  origin: URL,
  { path, method = 'GET', headers = {}, body }: Question,
): Promise<Answer> {
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
    // What is refused leaves a connection that may close.
    agent: /^(GET|HEAD)$/.test(method) && kept,
  };
  const sent = (isByTls ? requestByTls : requestPlain)(options).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}
