import * as z from 'zod/mini';

/** The endpoints that accept a form of a page. */
export type FormPath = 'site/contact' | 'site/message' | 'site/helpful' | 'site/notify';

/** The response to a stored message: its id. */
export const messageReceipt = z.object({ id: z.string() });

/** Maximum lengths of form fields, in user-perceived characters. */
export const contactLimits = { name: 100, company: 100, email: 200, content: 5000, page: 500 } as const;

/** A field hidden from people; a submission that fills it in is treated as spam. */
export const honeypotField = 'website';
