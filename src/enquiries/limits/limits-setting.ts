import { z } from 'zod';

const LIMIT = /^(\d{1,7})\/(\d{1,5})([smhd])$/;
const UNIT_SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
/** Node's timers run for at most 24 days. */
const SECONDS_MAX = 14 * UNIT_SECONDS.d;

/** Parses a limit: a number of enquiries per number of seconds. */
function parseLimit(text: string) {
  const match = LIMIT.exec(text.trim());
  if (match === null) return undefined;
  const count = Number(match[1]);
  const seconds = Number(match[2]) * UNIT_SECONDS[match[3] as keyof typeof UNIT_SECONDS];
  const isSensible = count > 0 && seconds > 0 && seconds <= SECONDS_MAX;
  return isSensible ? { count, seconds } : undefined;
}

const DEFAULT_LIMITS = '20/10m,60/1m';

/** The setting ENQUIRY_LIMITS: limits per address, then in total, or `off`. */
export const limitsSchema = z
  .string()
  .prefault(DEFAULT_LIMITS)
  .transform((value, context) => {
    if (value === 'off') return 'off' as const;
    const limits = value.split(',').map(parseLimit);
    const [perAddress, inAll] = limits;
    if (limits.length === 2 && perAddress !== undefined && inAll !== undefined) {
      return { perAddress, inAll };
    }
    context.addIssue(
      `"${value}" is not a pair of limits. Write per address, then in all, such as ${DEFAULT_LIMITS} (s, m, h or d), or off.`,
    );
    return z.NEVER;
  });

export type EnquiryLimits = z.output<typeof limitsSchema>;
