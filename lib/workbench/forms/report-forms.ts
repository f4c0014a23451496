import { z } from 'zod';
import { writeLog } from '@/lib/api/workbench/audit-log';
import { addDayNote, deleteDayNote } from '@/lib/api/workbench/day-notes';
import { addSavedView, deleteSavedView } from '@/lib/api/workbench/saved-views';
import { defineForm, type FormContext, type FormResult } from '@/lib/workbench/forms/define-form';
import { id, line } from '@/lib/workbench/forms/fields';
import type { Member } from '@/lib/workbench/auth/session';
import { reportHref, type ReportPage } from '@/lib/workbench/report-page';
import type { Database } from '@/lib/api/store/store';

/** Notes on days, and saved views of reports. */

/** The query of the page, to which the browser returns. */
const query = z.string().max(2000, 'invalid').default('');
const backTo = (page: ReportPage, text: string) => reportHref(page, new URLSearchParams(text));

type Delete = (db: Database, id: string, author: string | null) => Promise<string | null>;

const addNote = defineForm({
  page: 'campaigns',
  action: 'add-note',
  access: 'editor',
  fields: z.object({ day: z.iso.date('invalid'), text: line(200), query }),
  keeps: ['day', 'text'],
  run: async ({ day, text, query: search }, { db, member }): Promise<FormResult> => {
    await addDayNote(db, { day, text, createdBy: member.id });
    await writeLog(db, { actor: member.email, action: 'note-added', subject: day });
    return { notice: 'saved', to: backTo('campaigns', search) };
  },
});

const saveView = (page: ReportPage) =>
  defineForm({
    page,
    action: 'save-view',
    access: 'editor',
    fields: z.object({ name: line(80), query }),
    keeps: ['name'],
    run: async ({ name, query: search }, { db, member }): Promise<FormResult> => {
      const to = backTo(page, search);
      if (!(await addSavedView(db, { name, page, query: search, createdBy: member.id }))) {
        return { error: 'too-many-views', to };
      }
      await writeLog(db, { actor: member.email, action: 'view-saved', subject: name });
      return { notice: 'saved', to };
    },
  });

/** Authors delete what is theirs, admins everything. */
const deleteOwn = (page: ReportPage, kind: 'note' | 'view', remove: Delete) =>
  defineForm({
    page,
    action: `delete-${kind}`,
    access: 'editor',
    fields: z.object({ id, query }),
    run: async (fields, { db, member }: FormContext & { member: Member }): Promise<FormResult> => {
      const to = backTo(page, fields.query);
      const removed = await remove(db, fields.id, member.role === 'admin' ? null : member.id);
      if (removed === null) return { error: 'not-yours', to };
      await writeLog(db, { actor: member.email, action: `${kind}-removed`, subject: removed });
      return { notice: 'removed', to };
    },
  });

export const reportForms = [
  addNote,
  deleteOwn('campaigns', 'note', deleteDayNote),
  saveView('overview'),
  saveView('campaigns'),
  deleteOwn('overview', 'view', deleteSavedView),
  deleteOwn('campaigns', 'view', deleteSavedView),
];
