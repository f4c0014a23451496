import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import { failedSignIns } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';

/**
 * Pauses sign-in by password, or by code, after too many wrong ones. Browsers that were signed in to the account before
 * are counted separately, and passkeys and one-time links are not affected, so a stranger cannot lock anybody out.
 */

const maxFailures = 10;
const windowLength = 15 * 60 * 1000;

/**
 * Counts an attempt as failed before the password is verified, so that simultaneous attempts are counted, too.
 * @param account from `attemptKey`
 * @returns whether the password or code may be verified; false while sign-in is paused
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

/** Forgets failed attempts, after a successful one. @param account from `attemptKey` */
export async function forgetFailures(db: Database, account: string): Promise<void> {
  await db.delete(failedSignIns).where(eq(failedSignIns.account, account));
}

/** Forgets all failed attempts at an account, from any browser. @param digest from `accountDigest` */
export async function forgetAllFailures(db: Database, digest: string): Promise<void> {
  await db.delete(failedSignIns).where(sql`starts_with(${failedSignIns.account}, ${digest})`);
}
