import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

/** The IP address and headers that the visitor's browser has just sent, and the location of the address. */
export const visitorIpEndpoint = {
  path: 'sys/config/ip/get-visitor-ip',
  method: 'GET',
  input: (z) => z.object({}),
  data: z.object({
    ip: z.string(),
    ua: z.string(),
    language: z.string(),
    ip_data: z.object({ timezone: z.string(), country: z.string(), region: z.string(), city: z.string() }),
  }),
} as const satisfies EndpointSchema;
