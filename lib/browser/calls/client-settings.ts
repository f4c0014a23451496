import * as z from 'zod/mini';
import { request } from '@/lib/browser/calls/request';

const shape = z.object({
  apiBaseUrl: z.string(),
  appUrl: z.string(),
  ownHosts: z.array(z.string()),
  buildId: z.string(),
  consentMode: z.enum(['opt-out', 'opt-in']),
  googleClientId: z.string(),
  oneTapNewTab: z.boolean(),
  beaconKey: z.nullable(z.object({ kid: z.string(), pem: z.string() })),
  contactEmail: z.string(),
  /** Empty where a setting is not set. */
  chat: z.object({ excludedIp: z.string(), fallbackScriptUrl: z.string(), easemobConfigId: z.string() }),
});

export type ClientSettings = z.infer<typeof shape>;

let pending: Promise<ClientSettings> | null = null;

/** The server's settings for scripts in the browser, asked for once per page load. */
export function clientSettings(): Promise<ClientSettings> {
  pending ??= request('/api/site/settings', { key: 'site/settings' })
    .then((response) => response.json())
    .then((body: { data: unknown }) => z.parse(shape, body.data))
    .catch((error: unknown) => {
      pending = null;
      throw error;
    });
  return pending;
}

/** Where the product's calls go. */
export async function apiBaseUrl(): Promise<string> {
  return (await clientSettings()).apiBaseUrl;
}
