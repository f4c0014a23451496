import { desc } from 'drizzle-orm';
import { auditLog } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';

/** Who did what in the workbench. */

/** What is recorded; each has a message in the namespace `workbench`. */
export type LogAction =
  | 'signed-in'
  | 'password-set'
  | 'password-changed'
  | 'invited'
  | 'role-changed'
  | 'sessions-ended'
  | 'session-not-ended'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'link-created'
  | 'reset-requested'
  | 'removed'
  | 'language-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'message-changed'
  | 'note-added'
  | 'note-removed'
  | 'view-saved'
  | 'view-removed'
  | 'person-exported'
  | 'person-erased'
  | 'token-created'
  | 'token-revoked'
  | 'short-link-created'
  | 'short-link-changed'
  | 'short-link-archived'
  | 'short-link-restored'
  | 'short-links-imported';

/** @param entry without an actor for a command of the operator; the subject is an email address, a name, a day or an id */
export async function writeLog(
  db: Database,
  entry: { actor: string | null; action: LogAction; subject?: string },
): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** Returns the newest entries. */
export const readLog = (db: Database, limit = 200) =>
  db.select().from(auditLog).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(limit);
