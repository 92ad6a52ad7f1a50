import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { networksOf } from './networks.ts';
import type { EnquiryLimits } from './limits-setting.ts';

/** Counts an enquiry of an address, unless one of the limits is reached. Throws when its database is down. */
export type TakeWithinLimits = ReturnType<typeof createLimiter>;

/** The table of the counters on PostgreSQL, made by a migration. */
const TABLE = 'enquiry_limit';
/** Each wider network that an address is in may send so many times what the narrower may. */
const WIDER_NETWORK_FACTOR = 2;
/** This part of the limit in all is only for visitors who have not been counted yet. */
const NEWCOMERS_SHARE = 1 / 4;

type Counter = RateLimiterMemory | RateLimiterPostgres;
/** One more under a key of a counter. */
type Hit = readonly [counter: Counter, key: string];

/** The limits in this process's memory, or shared by all processes through PostgreSQL; `off` for load proofs. */
export function createLimiter(limits: EnquiryLimits, pool: pg.Pool | undefined) {
  if (limits === 'off') return () => Promise.resolve(allow([]));
  const { perAddress, inAll } = limits;
  const networks = createCounter('network', perAddress.seconds, pool);
  const common = createCounter('common', inAll.seconds, pool);
  const keptForNewcomers = Math.floor(inAll.count * NEWCOMERS_SHARE);

  return async (address: string) => {
    const hits: Hit[] = [];
    let isNewcomer = false;
    for (const [width, key] of networksOf(address).entries()) {
      const result = await networks.consume(key);
      const max = perAddress.count * WIDER_NETWORK_FACTOR ** width;
      if (result.consumedPoints > max) return deny(result, hits);
      hits.push([networks, key]);
      // The widest network decides: its owner can take new addresses in it at will.
      isNewcomer = result.consumedPoints <= 1;
    }
    if (isNewcomer && (await common.consume('newcomers')).consumedPoints <= keptForNewcomers) {
      return allow([...hits, [common, 'newcomers']]);
    }
    const result = await common.consume('everyone');
    return result.consumedPoints <= inAll.count - keptForNewcomers
      ? allow([...hits, [common, 'everyone']])
      : deny(result, hits);
  };
}

function createCounter(keyPrefix: string, duration: number, pool: pg.Pool | undefined): Counter {
  // How many there may be is ours to decide, for each key.
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

/** What is given back was not stored, or was stored before. */
function allow(hits: readonly Hit[]) {
  return { isAllowed: true, giveBack: () => giveBack(hits) } as const;
}

/** Says when to come again, because of a count, and takes back what was counted before. */
async function deny({ msBeforeNext }: RateLimiterRes, hits: readonly Hit[]) {
  await giveBack(hits);
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return { isAllowed: false, retryAfterSeconds } as const;
}

/** Never throws. In memory nothing stays of a key that is back at 0: who is refused from ever new networks would fill it. */
async function giveBack(hits: readonly Hit[]): Promise<void> {
  await Promise.allSettled(
    hits.map(async ([counter, key]) => {
      const { consumedPoints } = await counter.reward(key);
      if (consumedPoints <= 0 && counter instanceof RateLimiterMemory) await counter.delete(key);
    }),
  );
}
