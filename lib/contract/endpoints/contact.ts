import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';
import { formFields, line, requiredEmail, requiredLine, paragraph } from '@/lib/contract/form-fields';
import { contactLimits } from '@/lib/contract/form-limits';
import { messageReceipt } from '@/lib/contract/message-receipt';

/** The form of the pre-sales page. */
export const contactEndpoint = {
  path: 'site/contact',
  method: 'POST',
  body: ['form', 'multipart'],
  input: () =>
    z.object({
      ...formFields,
      name: requiredLine(contactLimits.name),
      email: requiredEmail,
      company: z._default(line(contactLimits.company), ''),
      content: paragraph(contactLimits.content),
    }),
  data: messageReceipt,
} as const satisfies EndpointSchema;
