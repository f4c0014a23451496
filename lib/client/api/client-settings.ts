import { callEndpoint } from '@/lib/client/api/call-endpoint';
import { apiBase } from '@/lib/contract/endpoint-schema';
import { siteSettingsEndpoint, type ClientSettings } from '@/lib/contract/endpoints/site-settings';

let pending: Promise<ClientSettings> | null = null;

/** Server settings for scripts in the browser, fetched once per page load. */
export function clientSettings(): Promise<ClientSettings> {
  pending ??= callEndpoint(apiBase, siteSettingsEndpoint, {}).catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}
