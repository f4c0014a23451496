import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';
import { formFields } from '@/lib/contract/form-fields';

/** A vote on whether an article of the help center or the documentation was helpful. */
export const helpfulEndpoint = {
  path: 'site/helpful',
  method: 'POST',
  body: ['form', 'multipart'],
  input: () =>
    z.object({
      ...formFields,
      helpful: z.enum(['yes', 'no']),
    }),
  data: z.null(),
} as const satisfies EndpointSchema;
