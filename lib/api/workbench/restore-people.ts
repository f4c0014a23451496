import { and, eq, inArray, max, notExists, sql } from 'drizzle-orm';
import type { Row, TableName } from '@/lib/api/store/backup-row';
import { accounts, auditLog, serverSecrets, users } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';
import type { LogAction } from '@/lib/api/workbench/audit-log';
import { secretName } from '@/lib/api/workbench/server-secret';

/** Restores people of the workbench, so that nobody gets in, or is locked out, who would not be without the backup. */

/** Tables whose rows let a person in. */
const credentialTables: ReadonlySet<TableName> = new Set([
  'workbenchTwoFactors',
  'workbenchPasskeys',
  'workbenchAccounts',
]);

/** What can be removed in the workbench, and how its log names it. */
const removals: { [Name in TableName]?: { action: LogAction; column: string } } = {
  workbenchUsers: { action: 'removed', column: 'email' },
  workbenchTokens: { action: 'token-revoked', column: 'name' },
};

/** Returns the people of rows that are in the store; with `withoutPassword` only those who have none. */
async function findOwners(db: Database, rows: readonly Row[], withoutPassword = false): Promise<Set<unknown>> {
  const ids = [...new Set(rows.map(({ userId }) => userId as string))];
  const hasPassword = db
    .select({ one: sql`1` })
    .from(accounts)
    .where(eq(accounts.userId, users.id));
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), withoutPassword ? notExists(hasPassword) : undefined));
  return new Set(found.map(({ id }) => id));
}

/** Leaves out people and tokens that were removed in this store after the row was created, and what belonged to them. */
export async function filterRemoved(db: Database, name: TableName, rows: readonly Row[]): Promise<Row[]> {
  if (credentialTables.has(name)) {
    const owners = await findOwners(db, rows);
    return rows.filter(({ userId }) => owners.has(userId));
  }
  const removal = removals[name];
  if (!removal) return [...rows];
  const subjects = rows.map((row) => row[removal.column] as string);
  const removed = await db
    .select({ subject: auditLog.subject, at: max(auditLog.at) })
    .from(auditLog)
    .where(and(eq(auditLog.action, removal.action), inArray(auditLog.subject, subjects)))
    .groupBy(auditLog.subject);
  const times = new Map(removed.map(({ subject, at }) => [subject, at]));
  return rows.filter((row) => {
    const removedAt = times.get(row[removal.column] as string);
    return !removedAt || (row.createdAt as Date) > removedAt;
  });
}

/**
 * Leaves out passwords, passkeys and second factors of people who have a password: what they changed or removed since
 * stays so. Passwords are restored last, so a restore that was interrupted can be repeated.
 */
export async function filterCredentials(db: Database, name: TableName, rows: readonly Row[]): Promise<Row[]> {
  if (!credentialTables.has(name)) return [...rows];
  const owners = await findOwners(db, rows, true);
  return rows.filter(({ userId }) => owners.has(userId));
}

/** Returns the secret of a backup; null if rows of a table do not contain it. */
export function findBackupSecret(name: TableName, rows: readonly Row[]): string | null {
  if (name !== 'serverSecrets') return null;
  return (rows.find((row) => row.name === secretName)?.value as string | undefined) ?? null;
}

/**
 * Encrypts second factors with the secret of the store, which may have one already, and has been keeping sessions with
 * it since.
 * @param backupSecret the secret with which they are encrypted
 */
export async function encryptSecondFactors(
  db: Database,
  rows: readonly Row[],
  backupSecret: string | null,
): Promise<Row[]> {
  const [stored] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, secretName));
  if (!stored || backupSecret === null || stored.value === backupSecret) return [...rows];
  const { symmetricDecrypt, symmetricEncrypt } = await import('better-auth/crypto');
  const encryptAgain = async (data: unknown) =>
    symmetricEncrypt({ key: stored.value, data: await symmetricDecrypt({ key: backupSecret, data: data as string }) });
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      secret: await encryptAgain(row.secret),
      backupCodes: await encryptAgain(row.backupCodes),
    })),
  );
}
