import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, max, ne, sql } from 'drizzle-orm';
import { auditLog, passkeys, sessions, twoFactors, users } from '@/lib/api/store/workbench-schema';
import type { WorkbenchRole } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import type { LogAction } from '@/lib/api/workbench/audit-log';

/** The people of the workbench. */

export type Person = typeof users.$inferSelect;

export async function findPerson(db: Database, id: string): Promise<Person | null> {
  const [person] = await db.select().from(users).where(eq(users.id, id));
  return person ?? null;
}

/** Returns the person with an email address, in any case. */
export async function findPersonByEmail(db: Database, email: string): Promise<Person | null> {
  const [person] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return person ?? null;
}

/** Lists people by name, with their last sign-in of which the log knows. */
export const listPeople = (db: Database) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      hasSecondFactor: users.twoFactorEnabled,
      lastSignIn: max(auditLog.at),
    })
    .from(users)
    .leftJoin(auditLog, and(eq(auditLog.actor, users.email), eq(auditLog.action, 'signed-in' satisfies LogAction)))
    .groupBy(users.id)
    .orderBy(asc(sql`lower(${users.name})`), asc(users.email));

/** Adds a person, who sets a password by a one-time link. @returns null if the address is taken */
export async function addPerson(
  db: Database,
  person: { name: string; email: string; role: WorkbenchRole; locale?: WorkbenchLocale },
): Promise<Person | null> {
  const values = { ...person, id: randomUUID(), email: person.email.toLowerCase(), emailVerified: true };
  const [added] = await db.insert(users).values(values).onConflictDoNothing({ target: users.email }).returning();
  return added ?? null;
}

/** Runs a change that may leave no admin. @returns false, with nothing changed, if it would */
async function keepingAnAdmin(db: Database, id: string, change: (tx: Database) => Promise<unknown>): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two admins who demote each other at the same time must not both succeed.
    await tx.execute(sql`lock table ${users} in share row exclusive mode`);
    const [others] = await tx
      .select({ count: count() })
      .from(users)
      .where(and(eq(users.role, 'admin'), ne(users.id, id)));
    const [person] = await tx.select({ role: users.role }).from(users).where(eq(users.id, id));
    if (person?.role === 'admin' && others!.count === 0) return false;
    await change(tx as unknown as Database);
    return true;
  });
}

/** @returns false for the last admin, who keeps the role */
export async function changeRole(db: Database, id: string, role: WorkbenchRole): Promise<boolean> {
  const set = (tx: Database) => tx.update(users).set({ role, updatedAt: new Date() }).where(eq(users.id, id));
  if (role !== 'admin') return keepingAnAdmin(db, id, set);
  await set(db);
  return true;
}

/** Removes a person with all sessions. @returns false for the last admin */
export const removePerson = (db: Database, id: string): Promise<boolean> =>
  keepingAnAdmin(db, id, (tx) => tx.delete(users).where(eq(users.id, id)));

/** Ends sessions of a person: all, or all but one. */
export async function endSessions(db: Database, userId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Ends one session of a person. @returns whether the person had it */
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const isTheirs = and(eq(sessions.userId, userId), eq(sessions.id, id));
  return (await db.delete(sessions).where(isTheirs).returning({ id: sessions.id })).length > 0;
}

export const listSessions = (db: Database, userId: string) =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      userAgent: sessions.userAgent,
      address: sessions.ipAddress,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > now()`))
    .orderBy(sql`${sessions.createdAt} desc`);

export const listPasskeys = (db: Database, userId: string) =>
  db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));

export async function removePasskey(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
}

/** Turns off the second factor of a person who lost it. */
export async function resetSecondFactor(db: Database, userId: string): Promise<void> {
  await db.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}
