import * as z from 'zod/mini';

/** The response to a stored message: its id. */
export const messageReceipt = z.object({ id: z.string() });
