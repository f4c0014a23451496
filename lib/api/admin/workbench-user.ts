import type { Store } from '@/lib/api/store/store';
import type { WorkbenchRole } from '@/lib/api/store/workbench-schema';
import { writeLog } from '@/lib/api/workbench/audit-log';
import { linkLifetime } from '@/lib/api/workbench/one-time-link';
import { sendOneTimeLink } from '@/lib/api/workbench/send-link';
import { addPerson, changeRole, findPersonByEmail } from '@/lib/api/workbench/people';

/**
 * Adds a person to the workbench, or gives one another role, and creates a link for setting a password.
 * @param input `origin` of the workbench
 * @returns the link, whether it was mailed (null without SMTP_URL), and the hours for which it is valid; null for the
 * last admin, who keeps the role
 */
export async function workbenchUserCommand(
  { db }: Store,
  { email, name, role, origin }: { email: string; name: string; role: WorkbenchRole; origin: string },
): Promise<{ isNew: boolean; url: string; isMailed: boolean | null; hours: number } | null> {
  const added = await addPerson(db, { name, email, role });
  const person = added ?? (await findPersonByEmail(db, email));
  if (!added && !(await changeRole(db, person!.id, role))) return null;
  await writeLog(db, { actor: null, action: added ? 'invited' : 'link-created', subject: person!.email });
  const purpose = added ? 'invitation' : 'reset';
  const link = await sendOneTimeLink(db, origin, { person: person!, purpose });
  return { isNew: added !== null, ...link, hours: linkLifetime[purpose] };
}
