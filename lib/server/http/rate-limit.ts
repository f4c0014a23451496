import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { household } from '@/lib/settings/networks';

/** Writes a minute that one client may send, by the kind of call. Each server counts for itself. */
export const writesPerMinute = { beacon: 600, write: 60 } as const;

type Kind = keyof typeof writesPerMinute;

const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });
const shared = globalThis as { writeLimits?: Record<Kind, RateLimiterMemory> };
const limits = (shared.writeLimits ??= {
  beacon: limiter(writesPerMinute.beacon),
  write: limiter(writesPerMinute.write),
});

/** Counts a write. @returns null, or how many seconds the client has to wait */
export async function countWrite(kind: Kind, call: string, address: string): Promise<number | null> {
  try {
    await limits[kind].consume(`${call} ${household(address)}`);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
