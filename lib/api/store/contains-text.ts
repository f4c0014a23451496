import { sql, type SQL } from 'drizzle-orm';

/** Returns the condition that a column contains a text, in any letter case; nothing in the text is a wildcard. */
export const containsText = (column: unknown, text: string): SQL => sql`strpos(lower(${column}), lower(${text})) > 0`;
