import { pino, type DestinationStream, type Logger } from 'pino';

/** Lines that nobody takes are kept up to this size, then dropped: a full pipe must not stop the server. */
const BUFFER_LIMIT_BYTES = 1024 * 1024;

interface LogLine {
  level: number;
  time: number;
  msg: string;
  reqId?: string;
  err?: { stack?: string };
  [field: string]: unknown;
}

const WARNING_LEVEL = 40;
const ERROR_LEVEL = 50;

function severity(level: number): string {
  if (level >= ERROR_LEVEL) return 'error: ';
  return level >= WARNING_LEVEL ? 'warning: ' : '';
}

/** One log line as a person at a terminal reads it: `12:30:05 [1f2e3d4c] answered method=GET path=/`. */
export function readableLine(json: string): string {
  const { level, time, msg, reqId, err, ...fields } = JSON.parse(json) as LogLine;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const id = reqId === undefined ? '' : ` [${reqId.slice(0, 8)}]`;
  const details = Object.entries(fields).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const stack = err?.stack === undefined ? '' : `\n${err.stack}`;
  return `${clock}${id} ${severity(level)}${msg}${details.join('')}${stack}\n`;
}

/** Logs to standard output: readable lines at a terminal, JSON anywhere else. */
export function createLogger(output: NodeJS.WriteStream = process.stdout): Logger {
  // The reader of a pipe may go (`npm start | head`); the site stays.
  output.on('error', () => undefined);
  const destination: DestinationStream = {
    write: (line) => {
      if (output.writableLength > BUFFER_LIMIT_BYTES) return;
      output.write(output.isTTY ? readableLine(line) : line);
    },
  };
  return pino({ base: null }, destination);
}
