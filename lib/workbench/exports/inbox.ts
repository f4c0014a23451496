import { exportInbox, messageState, parseInboxQuery } from '@/lib/api/workbench/inbox';
import type { ExportContext, ExportTable } from '@/lib/workbench/exports/export-table';

/** Columns of a message, of its origin and of its delivery. */
const columns = [
  ...['id', 'receivedAt', 'kind', 'state', 'assignee', 'note', 'locale', 'page', 'name', 'email', 'company', 'content'],
  ...['source', 'medium', 'campaign', 'landing', 'takenAt', 'doneAt', 'deliveredAt', 'attempts', 'lastFailure'],
] as const;

/** Messages and votes by the query of the page: `q`, `kind`, `state` (by default what is open) and `assignee`. */
export async function inboxExport({ db, search }: ExportContext): Promise<ExportTable> {
  const rows = await exportInbox(db, parseInboxQuery(search));
  return {
    columns,
    rows: rows.map(({ message, origin }) => {
      const values: Record<string, unknown> = { ...message, ...origin, state: messageState(message) };
      const toText = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null));
      return Object.fromEntries(columns.map((column) => [column, toText(values[column])]));
    }),
  };
}
