import { isIPv4, isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { EnquiryLimits, Limit } from './parse-limits.ts';

/** Whether an enquiry may be taken now. */
export type LimitAnswer = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

/** Counts enquiries per address and in all. Throws when its database is down. */
export interface Limiter {
  /** Counts an enquiry, unless one of the limits is reached. */
  take(address: string): Promise<LimitAnswer>;
  /** Takes back what `take` counted: the enquiry was not stored, or was stored before. Never throws. */
  giveBack(address: string): Promise<void>;
}

const ALLOWED = { isAllowed: true } as const;
const ALL = 'all';
/** The table of the counters on PostgreSQL, made by a migration. */
const TABLE = 'enquiry_limit';
/** One visitor of IPv6 has at least a /64 of addresses: its first four groups. */
const IPV6_NETWORK_GROUPS = 4;
/** What a proxy wrote is not always an address, and may be longer than a key can be. */
const NO_ADDRESS = 'unknown';

/** No limits, for load proofs. */
export const UNLIMITED: Limiter = {
  take: () => Promise.resolve(ALLOWED),
  giveBack: () => Promise.resolve(),
};

/** The limits in this process's memory, or shared by all processes through PostgreSQL. */
export function createLimiter(limits: EnquiryLimits | 'off', pool: pg.Pool | undefined): Limiter {
  if (limits === 'off') return UNLIMITED;
  const perAddress = createCounter('address', limits.perAddress, pool);
  const inAll = createCounter('total', limits.inAll, pool);
  return {
    async take(address) {
      const key = limitKey(address);
      const ownAnswer = await consume(perAddress, key);
      if (!ownAnswer.isAllowed) return ownAnswer;
      const answer = await consume(inAll, ALL);
      if (!answer.isAllowed) await perAddress.reward(key).catch(() => undefined);
      return answer;
    },
    async giveBack(address) {
      await Promise.allSettled([perAddress.reward(limitKey(address)), inAll.reward(ALL)]);
    },
  };
}

type Counter = RateLimiterMemory | RateLimiterPostgres;

function createCounter(keyPrefix: string, limit: Limit, pool: pg.Pool | undefined): Counter {
  const options = { keyPrefix, points: limit.count, duration: limit.seconds };
  if (pool === undefined) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
  });
}

async function consume(counter: Counter, key: string): Promise<LimitAnswer> {
  try {
    await counter.consume(key);
    return ALLOWED;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return {
      isAllowed: false,
      retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    };
  }
}

/** An address without the port that some proxies add: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
function withoutPort(address: string): string {
  return /^([\d.]+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address;
}

/**
 * What is counted as one visitor: an IPv4 address, or the /64 network of an
 * IPv6 address. All that is no address counts as one visitor.
 */
export function limitKey(client: string): string {
  const address = withoutPort(client);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return NO_ADDRESS;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const tailGroups = tail === '' ? [] : tail.split(':');
    while (groups.length + tailGroups.length < 8) groups.push('0');
    groups.push(...tailGroups);
  }
  const network = groups
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
