import * as z from 'zod/mini';

/** What the writer of a message gets: its number. */
export const messageReceipt = z.object({ id: z.string() });
