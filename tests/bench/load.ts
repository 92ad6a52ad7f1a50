import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const CONNECTIONS = 20;
/** Of /proc: it counts CPU time in hundredths of a second on every Linux. */
const MICROSECONDS_PER_TICK = 10_000;

/** A request, as a browser would send it. */
export interface Target {
  readonly path: string;
  readonly form?: string;
}

/** What a server answered under load. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  readonly p99: number;
  /** CPU time that the server took for an answer, in microseconds; undefined where the system does not tell. */
  readonly cpuPerAnswer: number | undefined;
  /** Connections that broke or waited in vain. */
  readonly errors: number;
  /** Answers by the first digit of their status. */
  readonly ok: number;
}

/** CPU time of a process and its children so far, in microseconds; undefined but on Linux. */
function cpuTimeOf(pid: number): number | undefined {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const pids = [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
    const ticks = pids.map((one) => {
      const stat = readFileSync(`/proc/${one}/stat`, 'utf8');
      // After the name, which may hold blanks: user and system time are the 12th and 13th.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[11]) + Number(fields[12]);
    });
    return ticks.reduce((sum, one) => sum + one, 0) * MICROSECONDS_PER_TICK;
  } catch {
    return undefined;
  }
}

/** Asks a server, whose process is `pid`, over 20 connections for some seconds, while `meanwhile` goes on. */
export async function loadServer(
  origin: string,
  pid: number,
  { path, form }: Target,
  seconds: number,
  meanwhile: (run: PromiseLike<unknown>) => Promise<void> = async () => {},
): Promise<Load> {
  const before = cpuTimeOf(pid);
  const run = autocannon({
    url: origin + path,
    connections: CONNECTIONS,
    duration: seconds,
    // In a thread of its own: this one may time something else.
    workers: 1,
    headers: {
      'accept-encoding': 'gzip, deflate, br',
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form === undefined ? {} : { method: 'POST', body: form }),
  });
  await meanwhile(run);
  const result = await run;
  const after = cpuTimeOf(pid);
  const answers = result.requests.total;
  return {
    perSecond: answers / result.duration,
    p99: result.latency.p99,
    cpuPerAnswer:
      before === undefined || after === undefined ? undefined : (after - before) / answers,
    errors: result.errors + result.timeouts,
    ok: result['2xx'],
  };
}
