import { z } from 'zod';
import { writeLog, type LogAction } from '@/lib/api/workbench/audit-log';
import type { LinkPurpose } from '@/lib/api/workbench/one-time-link';
import { sendOneTimeLink } from '@/lib/api/workbench/send-link';
import { defineForm, type FormContext, type FormResult } from '@/lib/workbench/forms/define-form';
import { email, id, line, role } from '@/lib/workbench/forms/fields';
import { mailOrigin } from '@/lib/workbench/origin';
import {
  addPerson,
  changeRole,
  endSessions,
  findPerson,
  removePerson,
  resetSecondFactor,
} from '@/lib/api/workbench/people';
import type { Person } from '@/lib/api/workbench/people';

/** Forms with which admins manage people. */

/** Mails a link; without a mail server, or if it accepts none, the admin gets the link. */
async function deliverLink(
  { db, request }: Pick<FormContext, 'db' | 'request'>,
  { person, purpose }: { person: Person; purpose: LinkPurpose },
): Promise<FormResult> {
  const { url, isMailed } = await sendOneTimeLink(db, mailOrigin(request.headers), { person, purpose });
  if (isMailed) return { notice: 'link-sent', sentTo: person.email };
  return { link: { email: person.email, url, ...(isMailed === false && { hasMailFailed: true }) } };
}

const invite = defineForm({
  page: 'people',
  action: 'invite',
  access: 'admin',
  fields: z.object({ name: line(100), email, role }),
  keeps: ['name', 'email', 'role'],
  run: async (fields, { db, request, member }): Promise<FormResult> => {
    const person = await addPerson(db, { ...fields, locale: member.locale });
    if (!person) return { error: 'email-taken', field: 'email' };
    await writeLog(db, { actor: member.email, action: 'invited', subject: person.email });
    return deliverLink({ db, request }, { person, purpose: 'invitation' });
  },
});

type Change = (context: Pick<FormContext, 'db' | 'request'> & { person: Person }) => Promise<FormResult>;

/** A form with one button for a person; an admin may also use it for oneself. */
const personForm = (action: string, logged: LogAction, run: Change) =>
  defineForm({
    page: 'people',
    action,
    access: 'admin',
    fields: z.object({ id }),
    run: async ({ id: personId }, { db, request, member }): Promise<FormResult> => {
      const person = await findPerson(db, personId);
      if (!person) return { error: 'unknown-person' };
      const result = await run({ db, request, person });
      if (!result.error) await writeLog(db, { actor: member.email, action: logged, subject: person.email });
      return result;
    },
  });

const newLink = personForm('link', 'link-created', ({ db, request, person }) =>
  deliverLink({ db, request }, { person, purpose: 'reset' }),
);

const endAll = personForm('end-sessions', 'sessions-ended', async ({ db, person }) => {
  await endSessions(db, person.id);
  return { notice: 'sessions-ended' };
});

const resetFactor = personForm('reset-factor', 'second-factor-removed', async ({ db, person }) => {
  await resetSecondFactor(db, person.id);
  await endSessions(db, person.id);
  return { notice: 'second-factor-off' };
});

const remove = personForm('remove', 'removed', async ({ db, person }) =>
  (await removePerson(db, person.id)) ? { notice: 'removed' } : { error: 'last-admin' },
);

const setRole = defineForm({
  page: 'people',
  action: 'role',
  access: 'admin',
  fields: z.object({ id, role }),
  run: async ({ id: personId, role: next }, { db, member }): Promise<FormResult> => {
    const person = await findPerson(db, personId);
    if (!person) return { error: 'unknown-person' };
    if (!(await changeRole(db, personId, next))) return { error: 'last-admin' };
    await writeLog(db, { actor: member.email, action: 'role-changed', subject: `${person.email} → ${next}` });
    return { notice: 'saved' };
  },
});

export const peopleForms = [invite, newLink, endAll, resetFactor, remove, setRole];
