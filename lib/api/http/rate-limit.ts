import { FixedWindowCounter } from '@/lib/api/http/fixed-window-counter';
import { getMetrics } from '@/lib/api/telemetry/metrics';
import { limitedNetworks } from '@/lib/config/networks';

/** Maximum number of writes or searches per client and minute, by limit. Each server counts separately. */
export const requestsPerMinute = { beacon: 600, redeem: 600, write: 60, erase: 6, search: 60, signIn: 30 } as const;

/** A limit of `requestsPerMinute`, also the metric label `limit`. */
export type RateLimitName = keyof typeof requestsPerMinute;

/** About ten megabytes at most, regardless of the clients. */
const maxClients = 50_000;
/** The shared limit of all clients beyond that number, as a multiple of one client's. */
const sharedFactor = 100;

/** Next.js loads a module once per route, but all of them share one process. */
const shared = globalThis as { writeCounts?: FixedWindowCounter };
const counts = (shared.writeCounts ??= new FixedWindowCounter(maxClients, sharedFactor));

/** Consumes one request of the client's budget. @returns null, or the seconds that the client has to wait */
export function consume(limit: RateLimitName, path: string, ip: string): number | null {
  for (const { network, multiplier } of limitedNetworks(ip)) {
    const wait = counts.hit(`${path} ${network}`, requestsPerMinute[limit] * multiplier);
    if (wait === null) continue;
    getMetrics()?.count('rateLimited', { limit });
    return Math.max(1, Math.ceil(wait / 1000));
  }
  return null;
}
