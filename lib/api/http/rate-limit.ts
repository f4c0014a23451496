import { FixedWindowCounter } from '@/lib/api/http/fixed-window-counter';
import { meter } from '@/lib/api/telemetry/metrics';
import { limitedNetworks } from '@/lib/config/networks';

/** How often a minute one client may write, by the kind of call, and search. Each server counts for itself. */
export const writesPerMinute = { beacon: 600, redeem: 600, write: 60, erase: 6, search: 60 } as const;

/** What is limited. */
export type RateLimitKind = keyof typeof writesPerMinute;

/** Some ten megabytes, whoever writes. */
const mostSenders = 50_000;
/** What all may send together who come when so many others have. */
const shareOfOthers = 100;

/** Next.js loads a module once per route, but all of them share one process. */
const shared = globalThis as { writeCounts?: FixedWindowCounter };
const counts = (shared.writeCounts ??= new FixedWindowCounter(mostSenders, shareOfOthers));

/** Counts a write. @returns null, or how many seconds the client has to wait */
export function consume(kind: RateLimitKind, call: string, address: string): number | null {
  for (const { network, share } of limitedNetworks(address)) {
    const wait = counts.add(`${call} ${network}`, writesPerMinute[kind] * share);
    if (wait === null) continue;
    meter()?.count('rateLimited', { what: kind });
    return Math.max(1, Math.ceil(wait / 1000));
  }
  return null;
}
