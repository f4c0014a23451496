import { eq } from 'drizzle-orm';
import type { Store } from '@/lib/api/store/store';
import { users, type WorkbenchRole } from '@/lib/api/store/workbench-schema';
import { writeLog } from '@/lib/api/workbench/audit-log';
import { createOneTimeLink, linkLifetime } from '@/lib/api/workbench/one-time-link';
import { addPerson, changeRole } from '@/lib/api/workbench/people';

/**
 * Adds a person to the workbench, or gives one another role, and creates a link for setting a password.
 * @param input `origin` of the workbench
 * @returns the link, and the hours for which it is valid; null for the last admin, who keeps the role
 */
export async function workbenchUserCommand(
  { db }: Store,
  { email, name, role, origin }: { email: string; name: string; role: WorkbenchRole; origin: string },
): Promise<{ isNew: boolean; url: string; hours: number } | null> {
  const added = await addPerson(db, { name, email, role });
  const [person] = added ? [added] : await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  if (!added && !(await changeRole(db, person!.id, role))) return null;
  await writeLog(db, { actor: null, action: added ? 'invited' : 'link-created', subject: person!.email });
  const purpose = added ? 'invitation' : 'reset';
  const url = await createOneTimeLink(db, origin, { userId: person!.id, purpose });
  return { isNew: added !== null, url, hours: linkLifetime[purpose] };
}
