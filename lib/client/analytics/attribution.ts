import { droppedCount } from '@/lib/client/analytics/dropped-count';
import { randomId, visitId } from '@/lib/client/analytics/identity';
import { keepLanding, type Unsent } from '@/lib/client/analytics/landing-queue';
import { addReferrer, foreignReferrer, readReferrers } from '@/lib/client/analytics/referrers';
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
export type Arrival = {
  /** URL of the landing page, with its query. */
  address: URL;
  /** Locale of that page. */
  locale: LocaleCode;
  /** The browser's `document.referrer`. */
  referrer: string;
  /** Hosts that do not count as referrers. */
  ownHosts: readonly string[];
};

/** Stores the codes that a link may carry: referral for seven days, registration and source until they change. */
function noteCodes(query: URLSearchParams): { ref: string; invite_code: string } {
  const ref = sanitizeText(query.get('ref'), codeLength);
  const invite_code = sanitizeText(query.get('invite_code'), codeLength);
  const source = sanitizeText(query.get('source'), queryFields.source);
  if (ref) writeCookie(cookieNames.ref, ref, cookieDays.ref);
  if (invite_code) writeStored('localStorage', storageKeys.registrationCode, invite_code);
  if (source) writeStored('localStorage', storageKeys.source, source);
  return { ref, invite_code };
}

/** @returns the list of referrers, newest first */
function noteReferrer(referrer: string): string[] {
  const known = readReferrers(readCookie(cookieNames.referer));
  if (!referrer) return known;
  const list = addReferrer(known, referrer);
  writeCookie(cookieNames.referer, JSON.stringify(list), cookieDays.referer);
  return list;
}

/**
 * Stores what brought the visitor until the back end has accepted it. The same link or website in another visit counts
 * as a new arrival; in the same visit it is a reload.
 */
export function noteLanding(storage: Storage, { address, locale, referrer, ownHosts }: Arrival): void {
  const dropped = droppedCount(storage, randomId());
  const keep = (unsent: Unsent) => dropped.add(keepLanding(storage, unsent));
  const from = foreignReferrer(referrer, ownHosts) ?? '';
  const codes = noteCodes(address.searchParams);
  const referer = noteReferrer(from);
  const touch = toTouch(address, new Date());
  const visit_id = visitId();
  const fields = fieldsOfQuery(address.searchParams);
  const lastKey = JSON.stringify([visit_id, touch.page_url, fields, codes, from]);
  const touches = readTouches();
  const bringsSomething = hasSource(fields) || from !== '' || codes.ref !== '' || codes.invite_code !== '';
  if (!bringsSomething || touches.lastKey === lastKey) return;
  const first_touch = touches.first ?? touch;
  const record: SourceRecord = {
    ...{ ...touch, ...codes, id: randomId(), visit_id, locale, referrer: from },
    ...{ referer, first_touch, last_touch: touch },
  };
  writeTouches({ first: first_touch, last: touch, lastKey });
  keep({ record });
  if (codes.ref) keep({ referral: { c_v: codes.ref, id: randomId(), visit_id, at: touch.at } });
}
