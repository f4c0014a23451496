import { exportInbox, messageState, parseInboxQuery } from '@/lib/api/workbench/inbox';
import type { Export } from '@/lib/workbench/exports/define-export';

/** Columns of a message, of its origin and of its delivery. */
const columns = [
  ...['id', 'receivedAt', 'kind', 'state', 'assignee', 'note', 'locale', 'page', 'name', 'email', 'company', 'content'],
  ...['source', 'medium', 'campaign', 'landing', 'takenAt', 'doneAt', 'deliveredAt', 'attempts', 'lastFailure'],
] as const;

/** Messages and votes by the query of the page: `q`, `kind`, `state` (by default what is open) and `assignee`. */
export const inboxExport: Export = {
  name: 'inbox',
  role: 'editor',
  async run({ db, parameters }) {
    const found = await exportInbox(db, parseInboxQuery(parameters));
    const rows = found.map(({ message, origin }) => {
      const values: Record<string, unknown> = { ...message, ...origin, state: messageState(message) };
      const toText = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null));
      return Object.fromEntries(columns.map((column) => [column, toText(values[column])]));
    });
    return { columns, rows, data: { rows } };
  },
};
