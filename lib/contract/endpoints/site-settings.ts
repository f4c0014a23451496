import * as z from 'zod/mini';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';
import { envelopeKey } from '@/lib/contract/endpoints/beacon-key';

/** The server's settings for the browser's scripts. */
export const siteSettingsEndpoint = {
  path: 'site/settings',
  method: 'GET',
  input: (z) => z.object({}),
  data: z.object({
    apiBaseUrl: z.string(),
    appUrl: z.string(),
    buildId: z.string(),
    consentMode: z.enum(['opt-out', 'opt-in']),
    googleClientId: z.string(),
    oneTapNewTab: z.boolean(),
    beaconKey: z.nullable(envelopeKey),
    contactEmail: z.string(),
    /** Servers that the leak test asks after a click; empty if not set. */
    leakTest: z.object({ stunUrl: z.string(), ipv6CheckUrl: z.string() }),
    /** Keys of the texts of the promotion that is running, `promoBanner` in client.json. */
    campaign: z.nullable(z.object({ text: z.string(), register: z.string() })),
    /** Empty if not set. site/chat-exclusion returns whether the visitor is excluded. */
    chat: z.object({ hasExcludedIp: z.boolean(), fallbackScriptUrl: z.string(), easemobConfigId: z.string() }),
  }),
} as const satisfies EndpointSchema;

export type ClientSettings = z.output<typeof siteSettingsEndpoint.data>;
