import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';
import { platformIds } from '@/lib/contract/platforms';

/** The URL of the app's latest installer for a platform. */
export const latestVersionEndpoint = {
  path: 'client/sys-client-version/get-latest-version',
  method: 'GET',
  input: (z) => z.object({ system: z.enum(platformIds) }),
  data: z.object({ url: z.string(), version: z.string() }),
} as const satisfies EndpointSchema;
