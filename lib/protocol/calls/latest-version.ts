import * as z from 'zod/mini';
import type { CallShape } from '@/lib/protocol/call-shape';
import { platformIds } from '@/lib/protocol/platforms';

/** Where the app's newest file for a system is. */
export const latestVersionShape = {
  path: 'client/sys-client-version/get-latest-version',
  method: 'GET',
  input: (z) => z.object({ system: z.enum(platformIds) }),
  data: z.object({ url: z.string(), version: z.string() }),
} as const satisfies CallShape;
