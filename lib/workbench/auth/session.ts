import { getAuth } from '@/lib/workbench/auth/auth';
import { workbenchOrigin } from '@/lib/workbench/origin';
import type { WorkbenchRole } from '@/lib/api/store/workbench-schema';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';

/** A person who is signed in. */
export type Member = {
  id: string;
  email: string;
  name: string;
  role: WorkbenchRole;
  locale: WorkbenchLocale;
  hasSecondFactor: boolean;
  /** The session of this browser. */
  sessionId: string;
};

/** Returns the person who sent a request; null without a valid session. */
export async function signedInMember(headers: Headers): Promise<Member | null> {
  const { auth } = await getAuth(workbenchOrigin(headers.get('host')));
  const result = await auth.api.getSession({ headers });
  if (!result) return null;
  const { user, session } = result;
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    role: user.role as WorkbenchRole,
    locale: user.locale as WorkbenchLocale,
    hasSecondFactor: Boolean(user.twoFactorEnabled),
    sessionId: session.id,
  };
}
