import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { networksOf } from './networks.ts';
import type { EnquiryLimits } from './limits-setting.ts';

/** Counts an enquiry from an address, unless a limit is exceeded. Throws when the database fails. */
export type CountEnquiry = ReturnType<typeof createLimiter>;

/** The table of the counters on PostgreSQL, created by a migration. */
const TABLE = 'enquiry_limit';
/** A network may send this many times as many enquiries as the next narrower one. */
const WIDER_NETWORK_FACTOR = 2;
/** The share of the common limit that is reserved for networks without a count. */
const NEWCOMERS_SHARE = 1 / 4;

type Counter = RateLimiterMemory | RateLimiterPostgres;

/** The maximum count of one key. */
interface Limit {
  readonly counter: Counter;
  readonly key: string;
  readonly max: number;
}

interface Count {
  readonly consumedPoints: number;
  readonly msBeforeNext: number;
}

const NOT_COUNTED: Count = { consumedPoints: 0, msBeforeNext: 0 };

/**
 * Creates the limits, either in this process's memory or shared by all processes through PostgreSQL. `off` is for load
 * tests.
 */
export function createLimiter(limits: EnquiryLimits, pool: pg.Pool | undefined) {
  if (limits === 'off') return () => Promise.resolve(allow([]));
  const { perAddress, inAll } = limits;
  const networks = createCounter('network', perAddress.seconds, pool);
  const common = createCounter('common', inAll.seconds, pool);
  const keptForNewcomers = Math.floor(inAll.count * NEWCOMERS_SHARE);
  const newcomers = { counter: common, key: 'newcomers', max: keptForNewcomers };
  const everyone = { counter: common, key: 'everyone', max: inAll.count - keptForNewcomers };

  return async (address: string) => {
    const networkLimits = networksOf(address).map((key, width) => ({
      counter: networks,
      key,
      max: perAddress.count * WIDER_NETWORK_FACTOR ** width,
    }));
    // Reads first, so that a rejection costs one query on PostgreSQL and no write.
    const refusal = await findReached(networkLimits);
    if (refusal !== undefined) return deny(refusal);

    const counted: Limit[] = [];
    try {
      let isNewcomer = false;
      for (const limit of networkLimits) {
        const count = await limit.counter.consume(limit.key);
        counted.push(limit);
        // Another enquiry was counted between the read and the write.
        if (count.consumedPoints > limit.max) return await refuse(counted, count);
        // The widest network decides, because its owner can choose any address in it.
        isNewcomer = count.consumedPoints <= 1;
      }
      if (isNewcomer) {
        const count = await common.consume(newcomers.key);
        if (count.consumedPoints <= newcomers.max) return allow([...counted, newcomers]);
        await uncount([newcomers]);
      }
      const count = await common.consume(everyone.key);
      counted.push(everyone);
      return count.consumedPoints <= everyone.max ? allow(counted) : await refuse(counted, count);
    } catch (error) {
      void uncount(counted);
      throw error;
    }
  };

  /** Returns the count of the first exhausted limit; undefined if there is none. */
  async function findReached(networkLimits: readonly Limit[]): Promise<Count | undefined> {
    const all = [...networkLimits, newcomers, everyone];
    const counts = await readCounts(all, pool);
    const countOf = (limit: Limit) => counts[all.indexOf(limit)] ?? NOT_COUNTED;
    const isReached = (limit: Limit) => countOf(limit).consumedPoints >= limit.max;
    const network = networkLimits.find(isReached);
    if (network !== undefined) return countOf(network);
    const isNewcomer = networkLimits.slice(-1).every((limit) => countOf(limit).consumedPoints <= 0);
    const isAllowed = !isReached(everyone) || (isNewcomer && !isReached(newcomers));
    return isAllowed ? undefined : countOf(everyone);
  }
}

function createCounter(keyPrefix: string, duration: number, pool: pg.Pool | undefined): Counter {
  // This module compares the counts with each key's limit, so the library's limit is switched off.
  const options = { keyPrefix, duration, points: Number.MAX_SAFE_INTEGER };
  if (pool === undefined) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
  });
}

/** Returns the counts of all limits, read in one query; undefined or null for a limit without a count. */
async function readCounts(
  limits: readonly Limit[],
  pool: pg.Pool | undefined,
): Promise<readonly (Count | null | undefined)[]> {
  if (pool === undefined) {
    return await Promise.all(limits.map(({ counter, key }) => counter.get(key)));
  }
  const names = limits.map(({ counter, key }) => counter.getKey(key));
  const now = Date.now();
  const { rows } = await pool.query<{ key: string; points: number; expire: string }>(
    `select key, points, expire from ${TABLE} where key = any($1) and expire > $2`,
    [names, now],
  );
  return names.map((name) => {
    const row = rows.find(({ key }) => key === name);
    return row && { consumedPoints: row.points, msBeforeNext: Number(row.expire) - now };
  });
}

/** Accepts an enquiry. Call `uncount` if it was not stored or was a repeat. */
function allow(counted: readonly Limit[]) {
  return { isAllowed: true, uncount: () => uncount(counted) } as const;
}

/** Rejects an enquiry, with the time until the count expires. */
function deny({ msBeforeNext }: Count) {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return { isAllowed: false, retryAfterSeconds } as const;
}

/** Rejects an enquiry after it was counted. The counts are taken back, so that rejections never exhaust a limit. */
async function refuse(counted: readonly Limit[], count: Count) {
  await uncount(counted);
  return deny(count);
}

/** Takes counts back. Never throws. */
async function uncount(counted: readonly Limit[]): Promise<void> {
  await Promise.allSettled(counted.map(({ counter, key }) => counter.reward(key)));
}
