import Cookies from 'js-cookie';
import { recordSource, setRef } from '@/lib/browser/calls/product-calls';
import { clean } from '@/lib/protocol/clean-text';
import { addReferrer, foreignReferrer, readReferrers } from '@/lib/browser/measurement/referrers';
import {
  codeLength,
  isSameTouch,
  queryFields,
  saysSource,
  touchOf,
  type SourceRecord,
  type Touch,
} from '@/lib/protocol/source-record';
import { readStored, writeStored } from '@/lib/browser/page/browser-storage';
import type { LocaleCode } from '@/lib/i18n/locales';
import { visitId } from '@/lib/browser/measurement/identity';
import { cookieDays } from '@/lib/settings/shared-limits';
import { cookieNames, storageKeys } from '@/lib/protocol/storage-table';

/** What local storage keeps of a visitor's arrivals. */
export type Touches = {
  /** The first and the last arrival that brought something. */
  first: Touch | null;
  last: Touch | null;
  /** What the back end has not taken yet; the next page sends it again. */
  unsentRecord: SourceRecord | null;
  unsentRef: string | null;
};

const none: Touches = { first: null, last: null, unsentRecord: null, unsentRef: null };

export function readTouches(): Touches {
  try {
    return { ...none, ...(JSON.parse(readStored('localStorage', storageKeys.touches) ?? '{}') as Partial<Touches>) };
  } catch {
    return none;
  }
}

function keepTouches(changed: Partial<Touches>): void {
  writeStored('localStorage', storageKeys.touches, JSON.stringify({ ...readTouches(), ...changed }));
}

const setCookie = (name: string, value: string, days: number) =>
  Cookies.set(name, value, { expires: days, path: '/', sameSite: 'lax' });

/** Keeps the codes that a link may carry: for referral seven days, for registration and source until they change. */
function noteCodes(query: URLSearchParams): void {
  const ref = clean(query.get('ref'), codeLength);
  const code = clean(query.get('invite_code'), codeLength);
  const source = clean(query.get('source'), queryFields.source);
  if (ref) {
    if (Cookies.get(cookieNames.ref) !== ref) keepTouches({ unsentRef: ref });
    setCookie(cookieNames.ref, ref, cookieDays.ref);
  }
  if (code) writeStored('localStorage', storageKeys.registrationCode, code);
  if (source) writeStored('localStorage', storageKeys.source, source);
}

function noteReferrer(referrer: string | null): { list: string[]; isNew: boolean } {
  const known = readReferrers(Cookies.get(cookieNames.referer));
  if (!referrer) return { list: known, isNew: false };
  const list = addReferrer(known, referrer);
  setCookie(cookieNames.referer, JSON.stringify(list), cookieDays.referer);
  return { list, isNew: !known.includes(referrer) };
}

/** Sends what the back end has not taken yet. What does not arrive stays for the next page. */
async function sendUnsent(signal: AbortSignal): Promise<void> {
  const { unsentRecord, unsentRef } = readTouches();
  const sending: Promise<void>[] = [];
  if (unsentRef) sending.push(setRef(unsentRef, signal).then(() => keepTouches({ unsentRef: null })));
  if (unsentRecord) {
    const sent = recordSource(JSON.stringify(unsentRecord), JSON.stringify(unsentRecord.referer), signal);
    sending.push(sent.then(() => keepTouches({ unsentRecord: null })));
  }
  await Promise.allSettled(sending);
}

/**
 * Keeps what brought the visitor, and sends it when it is new.
 * @param address the address of the landing, with its query
 * @param locale the locale of the page there
 * @param referrer what the browser says led here
 * @param ownHosts hosts that are no referrers
 */
export async function noteLanding(
  address: URL,
  locale: LocaleCode,
  referrer: string,
  ownHosts: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  noteCodes(address.searchParams);
  const { list, isNew } = noteReferrer(foreignReferrer(referrer, ownHosts));
  const touch = touchOf(address, new Date());
  const { first, last } = readTouches();
  const bringsSource = saysSource(touch) && !(last && isSameTouch(last, touch));
  if (bringsSource || isNew) {
    const first_touch = first ?? touch;
    const unsentRecord = { ...touch, locale, referer: list, first_touch, last_touch: touch, visit_id: visitId() };
    keepTouches({ first: first_touch, last: touch, unsentRecord });
  }
  await sendUnsent(signal);
}
