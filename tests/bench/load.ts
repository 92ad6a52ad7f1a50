import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { count, median, times } from './bench-part.ts';

const CONNECTIONS = 20;
/** The number of measured runs, after one to warm up. */
const ROUNDS = 3;
const SECONDS = 2;
/** Describes how loads are made, for readers of the table. */
export const LOAD_METHOD = `medians of ${ROUNDS} interleaved runs of ${SECONDS} s each over ${CONNECTIONS} connections, after one to warm up`;
/** The unit of CPU times in /proc: hundredths of a second on every Linux. */
const MICROSECONDS_PER_TICK = 10_000;

/** A request as a browser sends it, to a server with the process id `pid`. */
export interface Target {
  readonly origin: string;
  readonly pid: number;
  readonly path: string;
  readonly form?: string;
}

/** The responses of a server under load. */
export interface Load {
  readonly perSecond: number;
  /** The 99th percentile of response times in milliseconds. */
  readonly p99: number;
  /** CPU time of the server per response, in microseconds; NaN if the system does not provide it. */
  readonly cpuPerAnswer: number;
  /** Connections that failed or timed out. */
  readonly errors: number;
  /** Responses with a status from 200 to 299. */
  readonly ok: number;
}

/** Returns the CPU time that a process and its children have used, in microseconds; NaN on systems other than Linux. */
function cpuTimeOf(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const pids = [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
    const ticks = pids.map((one) => {
      const stat = readFileSync(`/proc/${one}/stat`, 'utf8');
      // After the process name, which may contain spaces, user and system time are the 12th and 13th fields.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[11]) + Number(fields[12]);
    });
    return ticks.reduce((sum, one) => sum + one, 0) * MICROSECONDS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}

/** A function that runs while a server is under load. */
type Meanwhile = (target: Target, run: PromiseLike<unknown>) => Promise<void>;

async function loadOnce(target: Target, meanwhile: Meanwhile): Promise<Load> {
  const { origin, pid, path, form } = target;
  const cpuBefore = cpuTimeOf(pid);
  const run = autocannon({
    url: origin + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    // In a worker thread, because this thread may measure something else.
    workers: 1,
    headers: {
      'accept-encoding': 'gzip, deflate, br',
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form === undefined ? {} : { method: 'POST', body: form }),
  });
  await meanwhile(target, run);
  const result = await run;
  const answers = result.requests.total;
  return {
    perSecond: answers / result.duration,
    p99: result.latency.p99,
    cpuPerAnswer: (cpuTimeOf(pid) - cpuBefore) / answers,
    errors: result.errors + result.timeouts,
    ok: result['2xx'],
  };
}

/**
 * Loads servers with requests, one target after the other in each round, so that other load of the machine affects all
 * targets.
 */
export async function loadInTurns(
  targets: readonly Target[],
  meanwhile: Meanwhile = () => Promise.resolve(),
): Promise<Map<Target, Load>> {
  const loads = new Map(targets.map((target) => [target, [] as Load[]]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [target, made] of loads) {
      const load = await loadOnce(target, meanwhile);
      if (round > 0) made.push(load);
    }
  }
  return new Map(
    [...loads].map(([target, made]) => [
      target,
      {
        perSecond: median(made.map((load) => load.perSecond)),
        p99: median(made.map((load) => load.p99)),
        cpuPerAnswer: median(made.map((load) => load.cpuPerAnswer)),
        errors: made.reduce((sum, load) => sum + load.errors, 0),
        ok: made.reduce((sum, load) => sum + load.ok, 0),
      },
    ]),
  );
}

/** Formats a load: `2,134 a second, p99 12 ms, 59 µs of CPU each`. */
export function describeLoad({ perSecond, p99, cpuPerAnswer }: Load): string {
  const cpu = Number.isNaN(cpuPerAnswer) ? '' : `, ${cpuPerAnswer.toFixed(0)} µs of CPU each`;
  return `${count(perSecond)} a second, p99 ${p99} ms${cpu}`;
}

/** Formats a comparison: `rate 0.30 x, CPU 3.00 x`. */
export function compareLoads(load: Load, base: Load): string {
  const cpu = Number.isNaN(load.cpuPerAnswer)
    ? ''
    : `, CPU ${times(load.cpuPerAnswer, base.cpuPerAnswer)}`;
  return `rate ${times(load.perSecond, base.perSecond)}${cpu}`;
}
