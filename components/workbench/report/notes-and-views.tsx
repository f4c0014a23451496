import Link from 'next/link';
import type { DayNote } from '@/lib/api/workbench/day-notes';
import type { SavedView } from '@/lib/api/workbench/saved-views';
import { toLocalTime } from '@/lib/api/report/time-zone';
import { Button, Field, WorkbenchForm } from '@/components/workbench/form';
import { formatPoint } from '@/lib/api/workbench/format';
import type { Flash } from '@/lib/workbench/forms/flash';
import { reportHref } from '@/lib/workbench/report-page';
import type { ReportView } from '@/lib/workbench/report-view';
import { includesRole } from '@/lib/workbench/roles';
import styles from './report.module.css';

/** Whether a person may delete what somebody wrote. */
const mayDelete = ({ member }: ReportView, { createdBy }: { createdBy: string }) =>
  member.role === 'admin' || (includesRole(member.role, 'editor') && member.id === createdBy);

type FormProps = { view: ReportView; action: string; id: string; label: string };

function DeleteForm({ view, action, id, label }: FormProps) {
  return (
    <WorkbenchForm page={view.page} action={action} isInline>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="query" value={view.parameters.toString()} />
      <Button kind="danger">{label}</Button>
    </WorkbenchForm>
  );
}

type NotesProps = { view: ReportView; notes: readonly DayNote[]; flash: Flash | null };

/** Notes on the days of the chart; editors add them. */
export function DayNotes({ view, notes, flash }: NotesProps) {
  const { t, member, parameters, request } = view;
  const last = toLocalTime(request.range.until.getTime() - 1, request.timeZone).day;
  const entered = flash?.action === 'add-note' ? flash : null;
  if (notes.length === 0 && !includesRole(member.role, 'editor')) return null;
  return (
    <section className={styles.extra} aria-label={t('report.notes.title')}>
      {notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <b>{formatPoint(note.day, member.locale, true)}</b> {note.text}
              {mayDelete(view, note) && (
                <DeleteForm view={view} action="delete-note" id={note.id} label={t('report.notes.remove')} />
              )}
            </li>
          ))}
        </ol>
      )}
      {includesRole(member.role, 'editor') && (
        <details open={entered !== null}>
          <summary>{t('report.notes.add')}</summary>
          <WorkbenchForm page="campaigns" action="add-note" isInline>
            <input type="hidden" name="query" value={parameters.toString()} />
            <Field
              name="day"
              type="date"
              label={t('report.notes.day')}
              defaultValue={entered?.values?.day ?? last}
              isInvalid={entered?.field === 'day'}
            />
            <Field
              name="text"
              label={t('report.notes.text')}
              maxLength={200}
              defaultValue={entered?.values?.text}
              isInvalid={entered?.field === 'text'}
            />
            <Button>{t('report.save')}</Button>
          </WorkbenchForm>
        </details>
      )}
    </section>
  );
}

type ViewsProps = { view: ReportView; views: readonly SavedView[]; flash: Flash | null };

/** Saved views of the page: everybody opens them, editors save them. */
export function SavedViews({ view, views, flash }: ViewsProps) {
  const { t, member, page, parameters } = view;
  const entered = flash?.action === 'save-view' ? flash : null;
  if (views.length === 0 && !includesRole(member.role, 'editor')) return null;
  return (
    <section className={styles.extra} aria-label={t('report.views.title')}>
      {views.length > 0 && (
        <ul className={styles.views}>
          {views.map((saved) => (
            <li key={saved.id}>
              <Link href={reportHref(page, new URLSearchParams(saved.query))} prefetch={false}>
                {saved.name}
              </Link>
              {mayDelete(view, saved) && (
                <DeleteForm view={view} action="delete-view" id={saved.id} label={t('report.views.remove')} />
              )}
            </li>
          ))}
        </ul>
      )}
      {includesRole(member.role, 'editor') && (
        <details open={entered !== null}>
          <summary>{t('report.views.save')}</summary>
          <WorkbenchForm page={page} action="save-view" isInline>
            <input type="hidden" name="query" value={parameters.toString()} />
            <Field
              name="name"
              label={t('report.views.name')}
              maxLength={80}
              defaultValue={entered?.values?.name}
              isInvalid={entered?.field === 'name'}
            />
            <Button>{t('report.save')}</Button>
          </WorkbenchForm>
        </details>
      )}
    </section>
  );
}
