import { z } from 'zod';

/** So many enquiries in so many seconds. */
interface Limit {
  count: number;
  seconds: number;
}

/** The two limits of ENQUIRY_LIMITS. */
export interface EnquiryLimits {
  perAddress: Limit;
  inAll: Limit;
}

const LIMIT = /^(\d{1,7})\/(\d{1,5})([smhd])$/;
const UNIT_SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
/** Timers reach no further than 24 days. */
const SECONDS_MAX = 14 * UNIT_SECONDS.d;

function parseLimit(text: string): Limit | undefined {
  const match = LIMIT.exec(text.trim());
  if (match === null) return undefined;
  const count = Number(match[1]);
  const seconds = Number(match[2]) * UNIT_SECONDS[match[3] as keyof typeof UNIT_SECONDS];
  const isSensible = count > 0 && seconds > 0 && seconds <= SECONDS_MAX;
  return isSensible ? { count, seconds } : undefined;
}

/** The setting ENQUIRY_LIMITS: `5/10m,60/1m` (per address, then in all) or `off`. */
export const limitsSchema = z.string().transform((value, context): EnquiryLimits | 'off' => {
  if (value === 'off') return 'off';
  const limits = value.split(',').map(parseLimit);
  const [perAddress, inAll] = limits;
  if (limits.length === 2 && perAddress !== undefined && inAll !== undefined) {
    return { perAddress, inAll };
  }
  context.addIssue(
    `"${value}" is not a pair of limits. Write per address, then in all, such as 5/10m,60/1m (s, m, h or d), or off.`,
  );
  return z.NEVER;
});
