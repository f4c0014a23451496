import { droppedCount } from '@/lib/client/analytics/dropped-count';
import { randomId, visitId } from '@/lib/client/analytics/identity';
import { keepLanding, type Unsent } from '@/lib/client/analytics/landing-queue';
import { addReferrer, externalReferrer, readReferrers } from '@/lib/client/analytics/referrers';
import { readTouches, writeTouches } from '@/lib/client/analytics/touch-storage';
import { writeStored } from '@/lib/client/page/browser-storage';
import { readCookie, writeCookie } from '@/lib/client/page/cookies';
import type { LocaleCode } from '@/lib/i18n/locales';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import {
  codeLength,
  fieldsOfQuery,
  queryFields,
  hasSource,
  toTouch,
  type SourceRecord,
} from '@/lib/contract/source-record';
import { cookieNames, storageKeys } from '@/lib/contract/storage-keys';
import { cookieDays } from '@/lib/config/cookie-lifetimes';

/** How the visitor arrived. */
export type LandingInput = {
  /** URL of the landing page, with its query. */
  url: URL;
  /** Locale of that page. */
  locale: LocaleCode;
  /** The browser's `document.referrer`. */
  referrer: string;
  /** Hosts that do not count as referrers. */
  ownHosts: readonly string[];
};

/** Stores the codes that a link may carry: referral for seven days, registration and source until they change. */
function storeCodes(query: URLSearchParams): { ref: string; invite_code: string } {
  const ref = sanitizeText(query.get('ref'), codeLength);
  const invite_code = sanitizeText(query.get('invite_code'), codeLength);
  const source = sanitizeText(query.get('source'), queryFields.source);
  if (ref) writeCookie(cookieNames.ref, ref, cookieDays.ref);
  if (invite_code) writeStored('localStorage', storageKeys.registrationCode, invite_code);
  if (source) writeStored('localStorage', storageKeys.source, source);
  return { ref, invite_code };
}

/** @returns the list of referrers, newest first */
function storeReferrer(referrer: string): string[] {
  const stored = readReferrers(readCookie(cookieNames.referer));
  if (!referrer) return stored;
  const list = addReferrer(stored, referrer);
  writeCookie(cookieNames.referer, JSON.stringify(list), cookieDays.referer);
  return list;
}

/**
 * Stores what brought the visitor until the back end has accepted it. The same link or website in another visit counts
 * as a new arrival; in the same visit it is a reload.
 */
export function queueLanding(storage: Storage, { url, locale, referrer, ownHosts }: LandingInput): void {
  const dropped = droppedCount(storage, randomId());
  const enqueue = (unsent: Unsent) => dropped.add(keepLanding(storage, unsent));
  const externalUrl = externalReferrer(referrer, ownHosts) ?? '';
  const codes = storeCodes(url.searchParams);
  const referer = storeReferrer(externalUrl);
  const touch = toTouch(url, new Date());
  const visit_id = visitId();
  const fields = fieldsOfQuery(url.searchParams);
  const lastKey = JSON.stringify([visit_id, touch.page_url, fields, codes, externalUrl]);
  const touches = readTouches();
  const hasAttribution = hasSource(fields) || externalUrl !== '' || codes.ref !== '' || codes.invite_code !== '';
  if (!hasAttribution || touches.lastKey === lastKey) return;
  const first_touch = touches.first ?? touch;
  const record: SourceRecord = {
    ...{ ...touch, ...codes, id: randomId(), visit_id, locale, referrer: externalUrl },
    ...{ referer, first_touch, last_touch: touch },
  };
  writeTouches({ first: first_touch, last: touch, lastKey });
  enqueue({ record });
  if (codes.ref) enqueue({ referral: { c_v: codes.ref, id: randomId(), visit_id, at: touch.at } });
}
