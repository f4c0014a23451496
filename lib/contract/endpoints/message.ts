import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';
import { formFields, optionalEmail, page, paragraph } from '@/lib/contract/form-fields';
import { contactLimits } from '@/lib/contract/form-limits';
import { messageReceipt } from '@/lib/contract/message-receipt';

/** A message left in the built-in chat. */
export const messageEndpoint = {
  path: 'site/message',
  method: 'POST',
  body: ['form', 'multipart'],
  input: () =>
    z.object({
      ...formFields,
      // Optional for scripts, which need no redirect.
      page: z.optional(page),
      email: z._default(optionalEmail, ''),
      content: paragraph(contactLimits.content),
    }),
  data: messageReceipt,
} as const satisfies EndpointSchema;
