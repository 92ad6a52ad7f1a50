import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { networkOf } from './networks.ts';
import type { EnquiryLimits } from './limits-setting.ts';

/** Counts an enquiry from an address, unless a limit is exceeded. Throws when the database fails. */
export type CountEnquiry = ReturnType<typeof createLimiter>;

/** The table of the counters on PostgreSQL, created by a migration. */
const TABLE = 'enquiry_limit';
const FORGET = `delete from ${TABLE} where key like $1 and expire > $2`;
/** The key of the count of all enquiries. */
const ALL = 'all';
/** Enquiries are rejected over this many times the limit in all, and only marked as suspected before. */
const REJECTED_OVER_TIMES = 10;

type Counter = ReturnType<typeof createCounter>;

/**
 * Creates the limits, either in this process's memory or shared by all processes through PostgreSQL. `off` is for load
 * tests.
 */
export function createLimiter(limits: EnquiryLimits, pool: pg.Pool | undefined) {
  if (limits === 'off') return () => Promise.resolve(allow([], false));
  const perAddress = createCounter('address', limits.perAddress, pool);
  const rejectedOver = REJECTED_OVER_TIMES * limits.inAll.count;
  const inAll = createCounter('in-all', { ...limits.inAll, count: rejectedOver }, pool);

  return async (address: string) => {
    const counts: Count[] = [
      { ...perAddress, key: networkOf(address) },
      { ...inAll, key: ALL },
    ];
    // Reads first, so that a rejection writes nothing.
    for (const { counter, key, max, windowMs } of counts) {
      const count = await counter.get(key);
      if (count === null || count.consumedPoints < max) continue;
      if (count.msBeforeNext <= 2 * windowMs) return deny(count.msBeforeNext);
      // Counted while a server's clock was ahead.
      const values = [`${counter.keyPrefix}:%`, Date.now() + 2 * windowMs];
      await (pool?.query(FORGET, values) ?? counter.delete(key));
    }
    const counted: Count[] = [];
    let total = 0;
    try {
      for (const count of counts) {
        const { consumedPoints, msBeforeNext } = await count.counter.consume(count.key);
        counted.push(count);
        total = consumedPoints;
        if (consumedPoints <= count.max) continue;
        // Another enquiry was counted between the read and the write.
        await uncount(counted);
        return deny(msBeforeNext);
      }
      return allow(counted, total > limits.inAll.count);
    } catch (error) {
      void uncount(counted);
      throw error;
    }
  };
}

/** A count of one key, with its maximum. */
type Count = Counter & { readonly key: string };

function createCounter(
  keyPrefix: string,
  { count: max, seconds: duration }: { count: number; seconds: number },
  pool: pg.Pool | undefined,
) {
  // This module compares the counts with the maximum, so the library's limit is switched off.
  const options = { keyPrefix, duration, points: Number.MAX_SAFE_INTEGER };
  const counter =
    pool === undefined
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: TABLE,
          tableCreated: true,
        });
  return { counter, max, windowMs: duration * 1000 };
}

/** Accepts an enquiry. Call `uncount` if it was not stored or was a repeat. */
function allow(counted: readonly Count[], isSuspected: boolean) {
  return { isAllowed: true, isSuspected, uncount: () => uncount(counted) } as const;
}

/** Rejects an enquiry, with the time until the count expires. */
function deny(msBeforeNext: number) {
  return {
    isAllowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  } as const;
}

/** Takes counts back. Never throws. */
async function uncount(counted: readonly Count[]): Promise<void> {
  await Promise.allSettled(counted.map(({ counter, key }) => counter.reward(key)));
}
