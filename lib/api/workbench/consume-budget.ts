import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { authRateLimits } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';
import { site } from '@/lib/config/site';

/**
 * Counts a request against a limit that all servers share, beside those of better-auth.
 * @param key what is limited, with the client or the account
 * @param seconds from the first request until the count begins again
 * @returns false if there were more than `max`
 */
export async function consumeBudget(
  db: Database,
  key: string,
  { max, seconds }: { max: number; seconds: number },
): Promise<boolean> {
  if (!site.limitsRate) return true;
  const now = Date.now();
  const { count, lastRequest } = authRateLimits;
  const isOver = sql`${lastRequest} <= ${now - seconds * 1000}::bigint`;
  const [counted] = await db
    .insert(authRateLimits)
    .values({ id: randomUUID(), key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: authRateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${now}::bigint else ${lastRequest} end`,
      },
    })
    .returning({ count });
  return counted!.count <= max;
}
