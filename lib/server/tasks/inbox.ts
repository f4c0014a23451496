import { desc } from 'drizzle-orm';
import { messages } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';

/** What visitors wrote and voted, the newest first. */
export const inboxTask = async ({ db }: Store, _input: object) =>
  db.select().from(messages).orderBy(desc(messages.receivedAt));
