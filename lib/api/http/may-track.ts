import { parseCookie } from 'cookie';
import { resolveConsent } from '@/lib/contract/consent-policy';
import { cookieNames } from '@/lib/config/cookies';
import { site } from '@/lib/config/site';

/**
 * Whether the browser asks not to be tracked: Global Privacy Control (`Sec-GPC`, W3C) or Do Not Track. Scripts in such
 * a browser send no analytics; requests that carry the signal anyway are answered with success and not stored.
 */
export function hasPrivacySignal({ headers }: { headers: Pick<Headers, 'get'> }): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

/**
 * Whether a device id may be stored for the request: the visitor's choice and the settings allow it, and the browser
 * sends no privacy signal.
 */
export function mayTrack(request: Request): boolean {
  const stored = parseCookie(request.headers.get('cookie') ?? '')[cookieNames.consent];
  return resolveConsent({ mode: site.consentMode, stored, hasSignal: hasPrivacySignal(request) }).analytics;
}
