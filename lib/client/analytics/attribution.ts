import type { EventStore } from '@/lib/client/analytics/event-store';
import { randomId } from '@/lib/client/analytics/identity';
import type { Arrival, Visit } from '@/lib/client/analytics/visit';
import { isObject, readStored, storedObject, writeStored } from '@/lib/client/page/browser-storage';
import { readCookie, writeCookie } from '@/lib/client/page/cookies';
import type { LocaleCode } from '@/lib/i18n/locales';
import { forwardedParams } from '@/lib/contract/account-href';
import { isOwnReferrer, type OwnReferrers } from '@/lib/contract/own-referrer';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import {
  codeLength,
  parseSourceFields,
  lowerCaseQuery,
  queryFieldLimits,
  refererCount,
  refererLength,
  toTouch,
  touchTextLimits,
  type SourceRecord,
  type Touch,
} from '@/lib/contract/source-record';
import { cookieNames, storageKeys } from '@/lib/contract/storage-keys';
import { cookieDays } from '@/lib/config/cookie-lifetimes';

/** Where visitors come from: the arrival of a document, and the records of landings. */

/** The referral and registration codes of a query. */
function parseCodes(query: URLSearchParams): { ref: string; invite_code: string } {
  const lowerCase = lowerCaseQuery(query);
  const code = (name: string) => sanitizeText(lowerCase.get(name), codeLength);
  return { ref: code('ref'), invite_code: code('invite_code') };
}

/** Referrer without its query, which may hold search terms; empty for our own hosts and for invalid URLs. */
export function externalReferrer(referrer: string, own: OwnReferrers): string {
  if (!URL.canParse(referrer)) return '';
  const { protocol, host, hostname, pathname } = new URL(referrer);
  if (!/^(?:https?|android-app):$/.test(protocol) || isOwnReferrer(hostname, own)) return '';
  return sanitizeText(`${protocol}//${host}${pathname}`, refererLength);
}

/**
 * Describes how a document was opened.
 * @param url of the document, with its query
 * @param referrer the browser's `document.referrer`
 */
export function describeArrival(url: URL, referrer: string, isReloadOrHistory: boolean, own: OwnReferrers): Arrival {
  const { callback: _, ...fields } = parseSourceFields(url.searchParams);
  const campaign = { ...fields, ...parseCodes(url.searchParams) };
  const origin = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOwn = origin !== null && isOwnReferrer(origin.hostname, own);
  return {
    isReloadOrHistory,
    referrerKind: origin?.origin === url.origin ? 'internal' : isOwn ? 'ownHost' : 'external',
    campaign: Object.fromEntries(Object.entries(campaign).filter(([, value]) => value !== '')),
    referrer: externalReferrer(referrer, own),
    carried: forwardedParams(url.searchParams),
  };
}

/** Reads the list of referrers in the cookie `referer`; invalid values count as empty. */
export function readReferrers(stored: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((item) => typeof item === 'string').slice(0, refererCount);
  } catch {
    return [];
  }
}

/** Puts a referrer first in the list, without duplicates. */
export function addReferrer(list: readonly string[], referrer: string): string[] {
  return [referrer, ...list.filter((item) => item !== referrer)].slice(0, refererCount);
}

/** Stores a referrer. @returns the list, newest first */
function storeReferrer(referrer: string): string[] {
  const stored = readReferrers(readCookie(cookieNames.referer));
  if (!referrer) return stored;
  const list = addReferrer(stored, referrer);
  writeCookie(cookieNames.referer, JSON.stringify(list), cookieDays.referer);
  return list;
}

/** Reads the first landing stored by any build; null for anything that could not be sent in a record. */
function firstTouch(): Touch | null {
  const { first } = storedObject(readStored('localStorage', storageKeys.touches)) ?? {};
  const isTouch = isObject(first) && Object.keys(touchTextLimits).every((name) => typeof first[name] === 'string');
  return isTouch ? (first as Touch) : null;
}

/** Stores the codes that a link may carry: referral for seven days, registration and source until they change. */
export function storeCodes({ campaign }: Arrival): void {
  const { ref, invite_code, source } = campaign;
  if (ref) writeCookie(cookieNames.ref, ref, cookieDays.ref);
  if (invite_code) writeStored('localStorage', storageKeys.registrationCode, invite_code);
  if (source) writeStored('localStorage', storageKeys.source, sanitizeText(source, queryFieldLimits.source));
}

/** Queues the record of the landing with which a visit begins, if it brings anything, and its referral code. */
export function recordLanding(store: EventStore, visit: Visit, url: URL, locale: LocaleCode): void {
  const touch = toTouch(url, new Date(visit.began));
  const { referrer, campaign } = visit;
  if (Object.keys(campaign).length === 0 && referrer === '' && touch.callback === '') return;
  const codes = parseCodes(url.searchParams);
  const visit_id = visit.id;
  const first_touch = firstTouch() ?? touch;
  const referer = storeReferrer(referrer);
  writeStored('localStorage', storageKeys.touches, JSON.stringify({ first: first_touch, last: touch }));
  const record: SourceRecord = {
    ...touch,
    ...codes,
    id: randomId(),
    visit_id,
    locale,
    referrer,
    referer,
    first_touch,
    last_touch: touch,
  };
  store.addLanding({ record });
  if (codes.ref) store.addLanding({ referral: { c_v: codes.ref, id: randomId(), visit_id, at: touch.at } });
}
