import * as z from 'zod/mini';
import type { CallShape } from '@/lib/protocol/call-shape';
import { formFields, line, mail, neededLine, paragraph } from '@/lib/protocol/form-fields';
import { contactLimits } from '@/lib/protocol/form-limits';
import { messageReceipt } from '@/lib/protocol/message-receipt';

/** The form of the pre-sales page. */
export const contactShape = {
  path: 'site/contact',
  method: 'POST',
  body: ['form', 'multipart'],
  input: () =>
    z.object({
      ...formFields,
      name: neededLine(contactLimits.name),
      email: mail,
      company: z._default(line(contactLimits.company), ''),
      content: paragraph(contactLimits.content),
    }),
  data: messageReceipt,
} as const satisfies CallShape;
