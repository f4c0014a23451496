import { parseCookie } from 'cookie';
import { resolveConsent } from '@/lib/contract/consent-policy';
import { cookieNames } from '@/lib/contract/storage-keys';
import { hasPrivacySignal } from '@/lib/api/http/privacy-signal-header';
import { site } from '@/lib/config/site';

/**
 * Whether a device id may be stored for the request: the visitor's choice and the settings allow it, and the browser
 * sends no privacy signal.
 */
export function mayTrack(request: Request): boolean {
  const stored = parseCookie(request.headers.get('cookie') ?? '')[cookieNames.consent];
  return resolveConsent({ mode: site.consentMode, stored, hasSignal: hasPrivacySignal(request) }).analytics;
}
