import { isObject, storedObject } from '@/lib/client/analytics/is-object';
import { randomId } from '@/lib/client/analytics/identity';
import type { SourceRecord } from '@/lib/contract/source-record';
import { storageKeys } from '@/lib/contract/storage-keys';

/** Records of landings, stored in localStorage under a key each until the back end has accepted them. */

/** Referral code a visitor came with. */
export type Referral = { c_v: string; id: string; visit_id?: string; at?: string };

export type Unsent = { record: SourceRecord } | { referral: Referral };

export type WaitingLanding = { key: string; unsent: Unsent };

/** Maximum number of pending records; the oldest are dropped first. */
const maxPending = 100;

export const isLandingKey = (key: string): boolean => key.startsWith(storageKeys.landing);

const keysOf = (storage: Storage) => Object.keys(storage).filter(isLandingKey).sort();

export const isAnyLandingWaiting = (storage: Storage): boolean => Object.keys(storage).some(isLandingKey);

/** Parses a stored landing; null for anything else, which could never be sent and would block the others. */
function unsentOf(text: string | null): Unsent | null {
  const { referral, record } = storedObject(text) ?? {};
  if (isObject(referral)) return { referral: referral as Referral };
  return isObject(record) && Array.isArray(record.referer) ? { record: record as SourceRecord } : null;
}

/** Returns the oldest record; invalid ones are removed. */
export function oldestLanding(storage: Storage): WaitingLanding | null {
  for (const key of keysOf(storage)) {
    const unsent = unsentOf(storage.getItem(key));
    if (unsent) return { key, unsent };
    storage.removeItem(key);
  }
  return null;
}

/** Keeps records of the same page and millisecond in order. */
let sequence = 0;

function newKey(): string {
  sequence += 1;
  const order = [String(Date.now()).padStart(15, '0'), String(sequence).padStart(5, '0')];
  return `${storageKeys.landing}${order.join(':')}:${randomId()}`;
}

/** Stores a landing record. @returns how many records were dropped to make space, itself included */
export function keepLanding(storage: Storage, unsent: Unsent): number {
  const tooOld = keysOf(storage).slice(0, -(maxPending - 1));
  for (const key of tooOld) storage.removeItem(key);
  try {
    storage.setItem(newKey(), JSON.stringify(unsent));
    return tooOld.length;
  } catch {
    return tooOld.length + 1;
  }
}
