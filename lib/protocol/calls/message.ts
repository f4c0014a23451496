import * as z from 'zod/mini';
import type { CallShape } from '@/lib/protocol/call-shape';
import { formFields, mailIfAny, page, paragraph } from '@/lib/protocol/form-fields';
import { contactLimits } from '@/lib/protocol/form-limits';
import { messageReceipt } from '@/lib/protocol/message-receipt';

/** What somebody leaves in the site's own chat. */
export const messageShape = {
  path: 'site/message',
  method: 'POST',
  body: ['form', 'multipart'],
  input: () =>
    z.object({
      ...formFields,
      // A script that stays on its page need not say which one that is.
      page: z.optional(page),
      email: z._default(mailIfAny, ''),
      content: paragraph(contactLimits.content),
    }),
  data: messageReceipt,
} as const satisfies CallShape;
