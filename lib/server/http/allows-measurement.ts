import { parseCookie } from 'cookie';
import { consentOf } from '@/lib/protocol/consent';
import { cookieNames } from '@/lib/protocol/storage-table';
import { site } from '@/lib/settings/site';

/**
 * True when the sender of a request may be told from others by a number: the visitor's choice and the settings allow it,
 * and the browser does not say Global Privacy Control (the header Sec-GPC) or Do Not Track.
 */
export function allowsMeasurement({ headers }: Request): boolean {
  const hasSignal = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
  const stored = parseCookie(headers.get('cookie') ?? '')[cookieNames.consent];
  return consentOf({ mode: site.consentMode, stored, hasSignal }).measurement;
}
