import type { EventStore } from '@/lib/client/analytics/event-store';
import { returnDomains } from '@/lib/client/analytics/return-domains';
import type { PageEntry, Visit } from '@/lib/client/analytics/visit';
import { isObject, readStorageItem, storedObject, writeStorageItem } from '@/lib/client/storage/browser-storage';
import { readCookie, writeCookie } from '@/lib/client/storage/cookies';
import type { LocaleCode } from '@/lib/i18n/locales';
import { forwardedParams } from '@/lib/contract/utm-forwarding';
import { isFirstPartyReferrer, isWithin, type FirstPartyReferrers } from '@/lib/contract/first-party-referrer';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import {
  codeLength,
  parseSourceFields,
  lowerCaseQuery,
  refererCount,
  refererLength,
  toTouch,
  type SourceRecord,
  type Touch,
} from '@/lib/contract/source-record';
import { storageKeys } from '@/lib/contract/storage-keys';
import { cookieMaxAgeDays, cookieNames } from '@/lib/config/cookies';

/** Traffic attribution: classifies how a page was opened, and records landings. */

/** Describes how a document was opened. @param referrer the browser's `document.referrer` */
export function describeEntry(
  url: URL,
  referrer: string,
  isReloadOrHistory: boolean,
  firstParty: FirstPartyReferrers,
): PageEntry {
  const { callback: _, ...fields } = parseSourceFields(url.searchParams);
  const query = lowerCaseQuery(url.searchParams);
  const codes = ['ref', 'invite_code'].map((name) => [name, sanitizeText(query.get(name), codeLength)]);
  const campaign = [...Object.entries(fields), ...codes].filter(([, value]) => value !== '');
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const isInternal = from?.origin === url.origin;
  const isFirstParty = from !== null && isFirstPartyReferrer(from.hostname, firstParty);
  const isReturn = isFirstParty || (from !== null && isWithin(from.hostname, returnDomains));
  const isExternal = from !== null && !isInternal && !isFirstParty && /^(?:https?|android-app):$/.test(from.protocol);
  return {
    isReloadOrHistory,
    referrerKind: isInternal ? 'internal' : isReturn ? 'return' : 'external',
    source: {
      campaign: Object.fromEntries(campaign),
      // Without its query, which may hold search terms.
      referrer: isExternal ? sanitizeText(`${from.protocol}//${from.host}${from.pathname}`, refererLength) : '',
      forwardedParams: forwardedParams(url.searchParams),
    },
  };
}

/** Reads the cookie `referer`; invalid values count as empty. */
function storedReferrers(): string[] {
  try {
    const list: unknown = JSON.parse(readCookie(cookieNames.referer) ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a referrer first in the cookie `referer`. @returns the latest referrers, newest first, without duplicates */
function storeReferrer(referrer: string): string[] {
  const stored = storedReferrers();
  if (!referrer) return stored;
  const list = [referrer, ...stored.filter((item) => item !== referrer)].slice(0, refererCount);
  writeCookie(cookieNames.referer, JSON.stringify(list), cookieMaxAgeDays.referer);
  return list;
}

/** Stores the codes that a link may carry: referral for seven days, registration and source until they change. */
export function storeCodes({ source: { campaign } }: PageEntry): void {
  const { ref, invite_code, source } = campaign;
  if (ref) writeCookie(cookieNames.ref, ref, cookieMaxAgeDays.ref);
  if (invite_code) writeStorageItem('localStorage', storageKeys.registrationCode, invite_code);
  if (source) writeStorageItem('localStorage', storageKeys.source, source);
}

/** Queues the record of the landing that begins a visit, if it has a campaign, a referrer or a callback. */
export function recordLanding(store: EventStore, visit: Visit, url: URL, locale: LocaleCode): void {
  const touch = toTouch(url, new Date(visit.startedAt));
  const { referrer, campaign } = visit;
  if (Object.keys(campaign).length === 0 && referrer === '' && touch.callback === '') return;
  const { first } = storedObject(readStorageItem('localStorage', storageKeys.touches)) ?? {};
  const first_touch = isObject(first) ? (first as Touch) : touch;
  writeStorageItem('localStorage', storageKeys.touches, JSON.stringify({ first: first_touch, last: touch }));
  const record: SourceRecord = {
    ...touch,
    ref: campaign.ref ?? '',
    invite_code: campaign.invite_code ?? '',
    // The only one of its visit, and the same in two tabs that record it.
    id: `${visit.id}-landing`,
    visit_id: visit.id,
    locale,
    referrer,
    referer: storeReferrer(referrer),
    first_touch,
    last_touch: touch,
  };
  store.add('landing', { record }, visit.startedAt);
}
