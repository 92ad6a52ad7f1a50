import { pino, type DestinationStream, type Logger } from 'pino';

/** Lines that nobody takes are kept up to this size, then dropped: a full pipe must not stop the server. */
const BUFFER_LIMIT_BYTES = 1024 * 1024;

interface LogLine {
  level: number;
  time: number;
  msg: string;
  reqId?: string;
  [field: string]: unknown;
}

const LEVEL_LABELS: Readonly<Record<number, string>> = {
  40: 'warning: ',
  50: 'error: ',
  60: 'error: ',
};

/** One log line as a person at a terminal reads it. */
export function readableLine(json: string): string {
  const { level, time, msg, reqId, err, ...fields } = JSON.parse(json) as LogLine;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const details = Object.entries(fields)
    .map(([name, value]) =>
      name === 'method' || name === 'path' || name === 'status'
        ? String(value)
        : `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join(' ');
  const id = reqId === undefined ? '' : ` [${reqId.slice(0, 8)}]`;
  const stack = (err as { stack?: string } | undefined)?.stack;
  return `${clock}${id} ${LEVEL_LABELS[level] ?? ''}${msg}${details && ` ${details}`}${stack ? `\n${stack}` : ''}\n`;
}

/** Logs to standard output: readable lines at a terminal, JSON anywhere else. */
export function createLogger(): Logger {
  const output = pino.destination({ fd: 1, sync: false, maxLength: BUFFER_LIMIT_BYTES });
  const readable: DestinationStream = {
    write: (line) => {
      output.write(readableLine(line));
    },
  };
  return pino({ base: null }, process.stdout.isTTY ? readable : output);
}
