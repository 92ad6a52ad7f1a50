import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { EnquiryLimits } from './limits-setting.ts';
import { networkOf } from './networks.ts';

/** Forms that a network may post, invalid ones and repeats too, for each enquiry that it may send. */
const POSTS_PER_ENQUIRY = 50;

/**
 * Creates a limit on posts, in this process's memory: it limits the time that each process spends on forms that it does
 * not store. The function counts a post and returns the seconds until a retry; undefined if the post is accepted.
 */
export function createPostLimiter(limits: EnquiryLimits) {
  if (limits === 'off') return () => Promise.resolve(undefined);
  const { count, seconds } = limits.perAddress;
  const counter = new RateLimiterMemory({ points: count * POSTS_PER_ENQUIRY, duration: seconds });
  return (address: string): Promise<number | undefined> =>
    counter.consume(networkOf(address)).then(
      () => undefined,
      ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000)),
    );
}
