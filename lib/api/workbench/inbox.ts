import { oneOf, readPage, readText, toSearch } from '@/lib/api/workbench/list-query';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { messages, visits } from '@/lib/api/store/schema';
import { containsText } from '@/lib/api/store/contains-text';
import type { Database } from '@/lib/api/store/store';
import { messageKinds, type MessageKind } from '@/lib/api/admin/inbox';

/** Messages and votes as the team works on them. */

export const messageStates = ['new', 'in-work', 'done', 'suspect'] as const;
export type MessageState = (typeof messageStates)[number];

type Message = typeof messages.$inferSelect;

export type InboxQuery = {
  /** Text in name, email address, company or content. */
  text: string;
  kind: MessageKind | null;
  /** Null for all but suspected spam that is not done; `all` for everything. */
  state: MessageState | 'open' | 'all';
  /** An email address; empty for everybody's, `-` for nobody's. */
  assignee: string;
  /** From 1. */
  page: number;
};

/** Messages per page of the inbox. */
export const pageSize = 50;
const maxTextLength = 100;

/** Reads the query of the inbox; what it cannot be is left out. */
export function parseInboxQuery(search: Pick<URLSearchParams, 'get'>): InboxQuery {
  return {
    text: readText(search, 'q', maxTextLength),
    kind: oneOf(messageKinds, search.get('kind')) ?? null,
    state: oneOf([...messageStates, 'open', 'all'] as const, search.get('state')) ?? 'open',
    assignee: (search.get('assignee') ?? '').replaceAll('\0', '').slice(0, 254),
    page: readPage(search),
  };
}

/** Returns the search of a query, without defaults. */
export function inboxSearch({ text, kind, state, assignee, page }: InboxQuery): string {
  return toSearch({
    ...(text && { q: text }),
    ...(kind && { kind }),
    ...(state !== 'open' && { state }),
    ...(assignee && { assignee }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** The state of a message, as `npm run inbox` understands the same columns. */
export function messageState({ isSuspectedSpam, doneAt, takenAt }: Message): MessageState {
  if (isSuspectedSpam) return 'suspect';
  if (doneAt) return 'done';
  return takenAt ? 'in-work' : 'new';
}

/** As in the predicate of its index. */
const isOpen = sql`done_at is null and not is_suspect`;
const conditions: Record<InboxQuery['state'], SQL | undefined> = {
  open: isOpen,
  new: and(isOpen, isNull(messages.takenAt)),
  'in-work': and(isOpen, isNotNull(messages.takenAt)),
  done: and(isNotNull(messages.doneAt), eq(messages.isSuspectedSpam, false)),
  suspect: eq(messages.isSuspectedSpam, true),
  all: undefined,
};

function conditionOf({ text, kind, state, assignee }: InboxQuery): SQL | undefined {
  const { name, email, company, content } = messages;
  return and(
    conditions[state],
    kind ? eq(messages.kind, kind) : undefined,
    assignee === '-' ? isNull(messages.assignee) : assignee ? eq(messages.assignee, assignee) : undefined,
    text ? or(...[name, email, company, content].map((column) => containsText(column, text))) : undefined,
  );
}

/** Lists messages, newest first, with the visit that brought their senders. */
function listMessages(db: Database, query: InboxQuery, limit = pageSize, offset = 0) {
  const listed = db
    .select()
    .from(messages)
    .where(conditionOf(query))
    .orderBy(desc(messages.receivedAt), desc(messages.id))
    .limit(limit)
    .offset(offset)
    .as('listed');
  // The last visit of the device within 30 days that was not direct, else a direct one, as for sign-ups.
  const origin = db
    .select({
      source: visits.source,
      medium: visits.medium,
      campaign: visits.campaign,
      landing: visits.landing,
    })
    .from(visits)
    .where(
      and(
        eq(visits.deviceId, listed.deviceId),
        lte(visits.began, listed.receivedAt),
        gt(visits.began, sql`${listed.receivedAt} - interval '30 days'`),
      ),
    )
    .orderBy(asc(visits.isDirect), desc(visits.began))
    .limit(1)
    .as('origin');
  return db
    .select({
      message: listed._.selectedFields,
      origin: { source: origin.source, medium: origin.medium, campaign: origin.campaign, landing: origin.landing },
    })
    .from(listed)
    .leftJoinLateral(origin, sql`true`)
    .orderBy(desc(listed.receivedAt), desc(listed.id));
}

export type InboxRow = Awaited<ReturnType<typeof listMessages>>[number];

/** Returns a page of the inbox, the number of all its messages, and how many the webhook has not accepted. */
export async function readInbox(db: Database, query: InboxQuery) {
  const rows = await listMessages(db, query, pageSize, (query.page - 1) * pageSize);
  const [counts] = await db
    .select({
      total: count(),
      undelivered: sql<number>`count(*) filter (where ${messages.deliveredAt} is null and ${messages.attempts} > 0)::int`,
    })
    .from(messages)
    .where(conditionOf(query));
  return { rows, ...counts! };
}

/** Rows of an export; a larger inbox is exported by state or kind. */
const maxExportRows = 50_000;

/** Returns all messages of a query. */
export const exportInbox = (db: Database, query: InboxQuery) => listMessages(db, query, maxExportRows);

/** The columns for each state. Times that are set already stay, so that `done` means when it was first done. */
const changes: Record<MessageState, object> = {
  new: { takenAt: null, doneAt: null, isSuspectedSpam: false },
  'in-work': { takenAt: sql`coalesce(${messages.takenAt}, now())`, doneAt: null, isSuspectedSpam: false },
  done: { doneAt: sql`coalesce(${messages.doneAt}, now())`, isSuspectedSpam: false },
  suspect: { isSuspectedSpam: true },
};

/** Changes what the team knows about a message. @returns false if it does not exist */
export async function changeMessage(
  db: Database,
  id: string,
  { state, assignee, note }: { state: MessageState; assignee: string; note: string },
): Promise<boolean> {
  const changed = await db
    .update(messages)
    .set({ ...changes[state], assignee: assignee || null, note: note || null })
    .where(eq(messages.id, id))
    .returning({ id: messages.id });
  return changed.length > 0;
}
