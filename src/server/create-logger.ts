import { pino, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';

/** Lines that nobody takes are kept up to this size, then dropped: a full pipe must not stop the server. */
const BUFFER_LIMIT_BYTES = 1024 * 1024;
const SHOWN_ID_LENGTH = 8;

/** One log line as a person at a terminal reads it: `[12:30:05] INFO: [1f2e3d4c] answered {"path":"/"}`. */
export const readableLine: (json: string) => string = prettyFactory({
  colorize: false,
  singleLine: true,
  translateTime: 'SYS:HH:MM:ss',
  ignore: 'reqId',
  messageFormat: ({ reqId, msg }) =>
    typeof reqId === 'string' ? `[${reqId.slice(0, SHOWN_ID_LENGTH)}] ${String(msg)}` : String(msg),
});

/** Logs to standard output: readable lines at a terminal, JSON anywhere else. */
export function createLogger(output: NodeJS.WriteStream = process.stdout): Logger {
  // The reader of a pipe may go (`npm start | head`); the site stays.
  output.on('error', () => undefined);
  const write = (line: string) => {
    if (output.writableLength > BUFFER_LIMIT_BYTES) return;
    output.write(output.isTTY ? readableLine(line) : line);
  };
  return pino({ base: null }, { write });
}
