import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from './security-headers.ts';

/** A host with or without a port, as a URL has them. */
const HOST = /^[^\s/?#@\\]*$/;

/** What Node's parser says of a request that it gives up; of any other, it is 400. */
const STATUS_OF_PARSER_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

function plainHeaders(text: string): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    connection: 'close',
  };
}

/** Refuses a request at next to no cost, in a sentence, and closes its connection. */
export function refusePlainly(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = `${sentence}\n`;
  response.writeHead(status, { ...plainHeaders(text), ...headers }).end(text);
}

/** Makes what answers a request that Node's parser gives up. */
export function createParserRefusal(
  sentence: string,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const text = `${sentence}\n`;
  const headers = Object.entries(plainHeaders(text)).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return ({ code = '' }, socket) => {
    const status = STATUS_OF_PARSER_ERROR[code] ?? 400;
    if (socket.writable && code !== 'ECONNRESET') {
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${text}`);
    }
    socket.destroySoon();
  };
}

/** The status for a request of which servers could disagree whom it is for (hosts) or where it ends (codings). */
export function faultOf(request: IncomingMessage): 400 | 501 | undefined {
  const { headers, rawHeaders, httpVersion } = request;
  // Not `headersDistinct`: of a header named `__proto__`, Node before 24.14 makes an exception of it.
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
  ).length;
  const isHostClear = hosts === 1 || (hosts === 0 && httpVersion === '1.0');
  if (!isHostClear || !HOST.test(headers.host ?? '')) return 400;
  const coding = headers['transfer-encoding'] ?? 'chunked';
  return coding.toLowerCase() === 'chunked' ? undefined : 501;
}
