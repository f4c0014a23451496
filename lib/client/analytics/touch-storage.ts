import { readStored, writeStored } from '@/lib/client/page/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';
import { isObject, storedObject } from '@/lib/client/analytics/is-object';
import { touchTexts, type Touch } from '@/lib/contract/source-record';

/** A visitor's arrivals as stored in localStorage. */
export type Touches = {
  /** First and last arrival with a source. */
  first: Touch | null;
  last: Touch | null;
  /** Source and visit of the last arrival. */
  lastKey: string;
};

/** Parses an arrival stored by any build; null for anything that could not be sent in a record. */
function parseTouch(value: unknown): Touch | null {
  const isTouch = isObject(value) && Object.keys(touchTexts).every((name) => typeof value[name] === 'string');
  return isTouch ? (value as Touch) : null;
}

export function readTouches(): Touches {
  const { first, last, lastKey } = storedObject(readStored('localStorage', storageKeys.touches)) ?? {};
  return {
    first: parseTouch(first),
    last: parseTouch(last),
    lastKey: typeof lastKey === 'string' ? lastKey : '',
  };
}

export function writeTouches(touches: Touches): void {
  writeStored('localStorage', storageKeys.touches, JSON.stringify(touches));
}
