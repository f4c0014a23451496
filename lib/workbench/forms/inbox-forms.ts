import { z } from 'zod';
import { deliverSoon } from '@/lib/api/webhook';
import { eraseDataSubject, exportDataSubject } from '@/lib/api/store/data-subject';
import { writeLog } from '@/lib/api/workbench/audit-log';
import { changeMessage, messageStates } from '@/lib/api/workbench/inbox';
import { listPeople } from '@/lib/api/workbench/people';
import { defineForm, type FormResult } from '@/lib/workbench/forms/define-form';
import { email, id } from '@/lib/workbench/forms/fields';
import { toReturnPath } from '@/lib/workbench/paths';

/** Forms of the inbox. */

const note = z
  .string()
  .default('')
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(2000, 'long-note'));

const change = defineForm({
  page: 'inbox',
  action: 'change',
  access: 'editor',
  fields: z.object({
    id,
    state: z.enum(messageStates, 'invalid'),
    assignee: z.string().max(254, 'invalid').default(''),
    note,
    /** The page of the inbox on which the message stood. */
    next: z.string().default(''),
  }),
  keeps: ['id', 'note'],
  run: async ({ id: messageId, state, assignee, note: text, next }, { db, member }): Promise<FormResult> => {
    const to = toReturnPath(next);
    const isMember = assignee === '' || (await listPeople(db)).some((person) => person.email === assignee);
    if (!isMember) return { to, error: 'unknown-person' };
    if (!(await changeMessage(db, messageId, { state, assignee, note: text }))) return { to, error: 'unknown-message' };
    await writeLog(db, { actor: member.email, action: 'message-changed', subject: messageId });
    // A message that turned out to be no spam is delivered.
    if (state !== 'suspect') deliverSoon();
    return { to, notice: 'saved' };
  },
});

const personPage = 'inbox/person';
const confirmationPage = 'inbox/erase';

const exportPerson = defineForm({
  page: personPage,
  action: 'export',
  access: 'admin',
  fields: z.object({ email }),
  keeps: ['email'],
  run: async ({ email: address }, { db, member }): Promise<FormResult> => {
    const data = await exportDataSubject(db, { email: address });
    if (Object.values(data).every((rows) => rows.length === 0)) return { error: 'no-data', field: 'email' };
    // The log outlives an erasure, so it does not name the person.
    await writeLog(db, { actor: member.email, action: 'person-exported' });
    return { download: { fileName: 'export.json', type: 'application/json', content: JSON.stringify(data, null, 2) } };
  },
});

const askToErase = defineForm({
  page: personPage,
  action: 'ask-to-erase',
  access: 'admin',
  fields: z.object({ email }),
  keeps: ['email'],
  run: async ({ email: address }, { db }): Promise<FormResult> => {
    const data = await exportDataSubject(db, { email: address });
    const rows = Object.values(data).reduce((sum, { length }) => sum + length, 0);
    // Without any rows, too: what arrives late from a backup is erased then.
    return { to: `/workbench/${confirmationPage}`, person: { email: address, rows } };
  },
});

const erasePerson = defineForm({
  page: confirmationPage,
  action: 'erase',
  access: 'admin',
  fields: z.object({ email }),
  run: async ({ email: address }, { db, member }): Promise<FormResult> => {
    const rows = await eraseDataSubject(db, { email: address });
    await writeLog(db, { actor: member.email, action: 'person-erased', subject: String(rows) });
    return { to: `/workbench/${personPage}`, notice: 'erased' };
  },
});

export const inboxForms = [change, exportPerson, askToErase, erasePerson];
