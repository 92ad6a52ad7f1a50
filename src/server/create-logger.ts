import { pino, stdTimeFunctions, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';

/** Lines beyond this size in the buffer are dropped, so that a full pipe does not stop the server. */
const BUFFER_LIMIT_BYTES = 1024 * 1024;

/** Formats a line of the log for a terminal: `[12:30:05] INFO: answered {"path":"/"}`. */
const readableLine = prettyFactory({
  colorize: false,
  singleLine: true,
  translateTime: 'SYS:HH:MM:ss',
  ignore: 'reqId',
});

/** Logs to standard output: readable lines at a terminal, JSON anywhere else. */
export function createLogger(output: NodeJS.WriteStream = process.stdout): Logger {
  // Keeps the server running when the reader of a pipe ends (`npm start | head`).
  output.on('error', () => undefined);
  const write = (line: string) => {
    if (output.writableLength > BUFFER_LIMIT_BYTES) return;
    output.write(output.isTTY ? readableLine(line) : line);
  };
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ base: null, formatters, timestamp: stdTimeFunctions.isoTime }, { write });
}
