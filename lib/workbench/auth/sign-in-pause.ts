import { and, count, eq, gt, lt } from 'drizzle-orm';
import { failedSignIns } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';

/**
 * Pauses sign-in by password after too many wrong ones, for browsers that were never signed in to the account. Passkeys,
 * one-time links and known browsers are not affected, so a stranger cannot lock anybody out.
 */

const maxFailures = 10;
const windowLength = 15 * 60 * 1000;

/**
 * Counts an attempt as failed before the password is verified, so that simultaneous attempts are counted, too.
 * @param account from `accountDigest`
 * @returns whether the password may be verified; false while sign-in is paused
 */
export async function beginAttempt(db: Database, account: string): Promise<boolean> {
  const since = new Date(Date.now() - windowLength);
  await db.delete(failedSignIns).where(lt(failedSignIns.at, since));
  const [attempt] = await db.insert(failedSignIns).values({ account }).returning({ id: failedSignIns.id });
  const [failures] = await db
    .select({ count: count() })
    .from(failedSignIns)
    .where(and(eq(failedSignIns.account, account), gt(failedSignIns.at, since)));
  if (failures!.count <= maxFailures) return true;
  // Attempts during the pause do not prolong it.
  await db.delete(failedSignIns).where(eq(failedSignIns.id, attempt!.id));
  return false;
}

/** Forgets the failed attempts of an account, after a successful one. */
export async function forgetFailures(db: Database, account: string): Promise<void> {
  await db.delete(failedSignIns).where(eq(failedSignIns.account, account));
}
