import { makeCall } from '@/lib/browser/calls/make-call';
import { ownBase } from '@/lib/protocol/call-shape';
import { siteSettingsShape, type ClientSettings } from '@/lib/protocol/calls/site-settings';

let pending: Promise<ClientSettings> | null = null;

/** The server's settings for scripts in the browser, asked for once per page load. */
export function clientSettings(): Promise<ClientSettings> {
  pending ??= makeCall(ownBase, siteSettingsShape, {}).catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}
