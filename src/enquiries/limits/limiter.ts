import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { networksOf } from './networks.ts';
import type { EnquiryLimits } from './limits-setting.ts';

/** Whether an enquiry may be taken now. */
export type LimitAnswer =
  | {
      isAllowed: true;
      /** Takes back what was counted: the enquiry was not stored, or was stored before. Never throws. */
      giveBack: () => Promise<void>;
    }
  | { isAllowed: false; retryAfterSeconds: number };

/** Counts enquiries per visitor and in all. */
export interface Limiter {
  /** Counts an enquiry, unless one of the limits is reached. Throws when its database is down. */
  take(address: string): Promise<LimitAnswer>;
}

/** The table of the counters on PostgreSQL, made by a migration. */
const TABLE = 'enquiry_limit';
/** Each wider network that an address is in may send so many times what the narrower may. */
const WIDER_NETWORK_FACTOR = 2;
/** This part of the limit in all is only for visitors who have not been counted yet. */
const NEWCOMERS_SHARE = 1 / 4;

/** No limits, for load proofs. */
export const UNLIMITED: Limiter = {
  take: () => Promise.resolve({ isAllowed: true, giveBack: () => Promise.resolve() }),
};

type Counter = RateLimiterMemory | RateLimiterPostgres;

/** One more under a key of a counter, of which there may be so many in its time. */
interface Claim {
  readonly counter: Counter;
  readonly key: string;
  readonly max: number;
}

/** The limits in this process's memory, or shared by all processes through PostgreSQL. */
export function createLimiter(limits: EnquiryLimits | 'off', pool: pg.Pool | undefined): Limiter {
  if (limits === 'off') return UNLIMITED;
  const { perAddress, inAll } = limits;
  const networks = createCounter('network', perAddress.seconds, pool);
  const common = createCounter('common', inAll.seconds, pool);
  const kept = Math.floor(inAll.count * NEWCOMERS_SHARE);
  const forNewcomers = { counter: common, key: 'newcomers', max: kept };
  const forEveryone = { counter: common, key: 'everyone', max: inAll.count - kept };

  return {
    async take(address) {
      const own: Claim[] = [];
      let isNewcomer = false;
      for (const [width, key] of networksOf(address).entries()) {
        const max = perAddress.count * WIDER_NETWORK_FACTOR ** width;
        const claim = { counter: networks, key, max };
        const result = await count(claim);
        if (result.consumedPoints > max) return refuse(result, own);
        own.push(claim);
        // The widest network decides: its owner can take new addresses in it at will.
        isNewcomer = result.consumedPoints <= 1;
      }
      if (isNewcomer && (await count(forNewcomers)).consumedPoints <= kept) {
        return allow([...own, forNewcomers]);
      }
      const result = await count(forEveryone);
      return result.consumedPoints <= forEveryone.max
        ? allow([...own, forEveryone])
        : refuse(result, own);
    },
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

/** Counts one more. */
function count({ counter, key }: Claim): Promise<RateLimiterRes> {
  return counter.consume(key);
}

async function giveBack(claims: readonly Claim[]): Promise<void> {
  await Promise.allSettled(claims.map(({ counter, key }) => counter.reward(key)));
}

function allow(claims: readonly Claim[]): LimitAnswer {
  return { isAllowed: true, giveBack: () => giveBack(claims) };
}

/** Refuses because of a count, and takes back what was counted before. */
async function refuse(
  { msBeforeNext }: RateLimiterRes,
  claims: readonly Claim[],
): Promise<LimitAnswer> {
  await giveBack(claims);
  return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
