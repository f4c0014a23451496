import { z } from 'zod';
import { logError } from '@/lib/api/log-failure';
import type { Database } from '@/lib/api/store/store';
import { writeLog } from '@/lib/api/workbench/audit-log';
import { consumeBudget } from '@/lib/api/workbench/consume-budget';
import { findPersonByEmail } from '@/lib/api/workbench/people';
import { sendOneTimeLink } from '@/lib/api/workbench/send-link';
import { clientAddress } from '@/lib/workbench/auth/call-auth';
import { defineForm, type FormResult } from '@/lib/workbench/forms/define-form';
import { email } from '@/lib/workbench/forms/fields';
import { mailOrigin } from '@/lib/workbench/origin';
import { site } from '@/lib/config/site';

/** The form with which people who forgot their password ask for a link. */

const clientLimit = { max: 5, seconds: 60 };
/** Nobody fills the mailbox of somebody else. */
const accountLimit = { max: 3, seconds: 60 * 60 };

async function mailReset(db: Database, origin: string, address: string): Promise<void> {
  const person = await findPersonByEmail(db, address);
  if (!person || !(await consumeBudget(db, `forgot ${person.id}`, accountLimit))) return;
  await writeLog(db, { actor: person.email, action: 'reset-requested' });
  await sendOneTimeLink(db, origin, { person, purpose: 'reset' });
}

const requestReset = defineForm({
  page: 'forgot',
  action: 'request-reset',
  access: 'everybody',
  fields: z.object({ email }),
  keeps: ['email'],
  run: async ({ email: address }, { request, db }): Promise<FormResult> => {
    // The page says whom to ask instead.
    if (!site.mail) return {};
    if (!(await consumeBudget(db, `forgot ${clientAddress(request.headers)}`, clientLimit)))
      return { error: 'too-many' };
    // After the answer, which is the same for every address and takes equally long.
    const origin = mailOrigin(request.headers);
    setImmediate(() => {
      mailReset(db, origin, address).catch((error: unknown) => logError('A link could not be created', error));
    });
    return { notice: 'reset-requested' };
  },
});

export const forgotForms = [requestReset];
