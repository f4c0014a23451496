import * as z from 'zod/mini';

/** The endpoints that accept a form of a page. */
export type FormPath = 'site/contact' | 'site/message' | 'site/helpful';

/** The response to a stored message: its id. */
export const messageReceipt = z.object({ id: z.string() });
