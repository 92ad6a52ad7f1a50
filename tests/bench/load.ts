import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { count, median, times } from './bench-part.ts';

const CONNECTIONS = 20;
/** How often each is measured; once more before, to warm up. */
const ROUNDS = 3;
const SECONDS = 2;
/** How a load was made, for who reads the table. */
export const LOAD_METHOD = `medians of ${ROUNDS} interleaved runs of ${SECONDS} s each over ${CONNECTIONS} connections, after one to warm up`;
/** Of /proc: it counts CPU time in hundredths of a second on every Linux. */
const MICROSECONDS_PER_TICK = 10_000;

/** A request, as a browser would send it, to a server whose process is `pid`. */
export interface Target {
  readonly origin: string;
  readonly pid: number;
  readonly path: string;
  readonly form?: string;
}

/** What a server answered under load. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  readonly p99: number;
  /** CPU time that the server took for an answer, in microseconds; NaN where the system does not tell. */
  readonly cpuPerAnswer: number;
  /** Connections that broke or waited in vain. */
  readonly errors: number;
  /** Answers with a status from 200 to 299. */
  readonly ok: number;
}

/** CPU time of a process and its children so far, in microseconds; NaN but on Linux. */
function cpuTimeOf(pid: number): number {
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
    return Number.NaN;
  }
}

/** What goes on while a server is under load. */
type Meanwhile = (target: Target, run: PromiseLike<unknown>) => Promise<void>;

async function loadOnce(target: Target, meanwhile: Meanwhile): Promise<Load> {
  const { origin, pid, path, form } = target;
  const cpuBefore = cpuTimeOf(pid);
  const run = autocannon({
    url: origin + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    // In a thread of its own: this one may time something else.
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

/** Loads servers with requests, each target in its turn: what else the machine does meets all of them. */
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

/** `2,134 a second, p99 12 ms, 59 µs of CPU each`. */
export function describeLoad({ perSecond, p99, cpuPerAnswer }: Load): string {
  const cpu = Number.isNaN(cpuPerAnswer) ? '' : `, ${cpuPerAnswer.toFixed(0)} µs of CPU each`;
  return `${count(perSecond)} a second, p99 ${p99} ms${cpu}`;
}

/** `rate 0.30 x, CPU 3.00 x`. */
export function compareLoads(load: Load, base: Load): string {
  const cpu = Number.isNaN(load.cpuPerAnswer)
    ? ''
    : `, CPU ${times(load.cpuPerAnswer, base.cpuPerAnswer)}`;
  return `rate ${times(load.perSecond, base.perSecond)}${cpu}`;
}
