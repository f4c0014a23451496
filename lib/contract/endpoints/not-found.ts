import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** Counts an address for which a browser has shown the not-found page, without an identifier of the visitor. */
export const notFoundEndpoint = {
  path: 'site/not-found',
  method: 'POST',
  body: ['json'],
  input: (z) =>
    z.object({
      path: z.string().check(z.maxLength(2000)),
      /** The address of the page with the link; empty if the browser names none. */
      referrer: z.string().check(z.maxLength(4000)),
    }),
  data: z.null(),
} as const satisfies EndpointSchema;
