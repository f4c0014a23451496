import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** Site information that operators can change without a new build. */
export const baseInfoEndpoint = {
  path: 'home/base-info',
  method: 'GET',
  input: (z) =>
    z.object({
      lang: z._default(z.string().check(z.maxLength(20)), 'en-US'),
      type: z._default(z.literal('home'), 'home'),
    }),
  data: z.object({
    title: z.string(),
    keywords: z.string(),
    description: z.string(),
    register_url: z.string(),
    login_url: z.string(),
    statistical_title: z.string().check(z.describe('Markup for the head.')),
    statistical_body: z.string().check(z.describe('Markup for the body.')),
  }),
} as const satisfies EndpointSchema;
