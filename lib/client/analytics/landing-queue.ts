import { isObject, storedObject } from '@/lib/client/analytics/is-object';
import { randomId } from '@/lib/client/analytics/identity';
import type { SourceRecord } from '@/lib/contract/source-record';
import { storageKeys } from '@/lib/contract/storage-keys';

/** What landings bring, which waits in local storage, each under a key of its own, until the back end has taken it. */

/** A referral code that somebody came with. */
export type Referral = { c_v: string; id: string; visit_id?: string; at?: string };

export type Unsent = { record: SourceRecord } | { referral: Referral };

export type WaitingLanding = { key: string; unsent: Unsent };

/** So many wait at most; then the oldest go. */
const mostWaiting = 100;

export const isLandingKey = (key: string): boolean => key.startsWith(storageKeys.landing);

const keysOf = (storage: Storage) => Object.keys(storage).filter(isLandingKey).sort();

export const isAnyLandingWaiting = (storage: Storage): boolean => Object.keys(storage).some(isLandingKey);

/** What a build has kept of a landing; null for anything else, which would never be sent and hold up the others. */
function unsentOf(text: string | null): Unsent | null {
  const { referral, record } = storedObject(text) ?? {};
  if (isObject(referral)) return { referral: referral as Referral };
  return isObject(record) && Array.isArray(record.referer) ? { record: record as SourceRecord } : null;
}

/** The oldest; what is none is removed. */
export function oldestLanding(storage: Storage): WaitingLanding | null {
  for (const key of keysOf(storage)) {
    const unsent = unsentOf(storage.getItem(key));
    if (unsent) return { key, unsent };
    storage.removeItem(key);
  }
  return null;
}

/** Of what a page keeps in the same millisecond, the first comes first. */
let kept = 0;

function newKey(): string {
  kept += 1;
  const order = [String(Date.now()).padStart(15, '0'), String(kept).padStart(5, '0')];
  return `${storageKeys.landing}${order.join(':')}:${randomId()}`;
}

/** Keeps what a landing brings. @returns how much had to go for it, or instead of it */
export function keepLanding(storage: Storage, unsent: Unsent): number {
  const tooOld = keysOf(storage).slice(0, -(mostWaiting - 1));
  for (const key of tooOld) storage.removeItem(key);
  try {
    storage.setItem(newKey(), JSON.stringify(unsent));
    return tooOld.length;
  } catch {
    return tooOld.length + 1;
  }
}
