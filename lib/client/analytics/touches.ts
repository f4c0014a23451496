import { readStored, writeStored } from '@/lib/client/page/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';
import { isObject, storedObject } from '@/lib/client/analytics/is-object';
import { touchTexts, type SourceRecord, type Touch } from '@/lib/contract/source-record';

/** What local storage keeps of a visitor's arrivals. */
export type Touches = {
  /** The first and the last arrival that brought something. */
  first: Touch | null;
  last: Touch | null;
  /** What led to the last one, and in which visit it was. */
  lastKey: string;
  /** Older builds kept here the one record and code that the back end had not taken. */
  unsentRecord?: SourceRecord | null;
  unsentRef?: string | null;
};

/** An arrival as a build has kept it; null for anything else, which no record could be sent with. */
function touchIn(value: unknown): Touch | null {
  const isTouch = isObject(value) && Object.keys(touchTexts).every((name) => typeof value[name] === 'string');
  return isTouch ? (value as Touch) : null;
}

export function readTouches(): Touches {
  const { first, last, lastKey, unsentRecord, unsentRef } =
    storedObject(readStored('localStorage', storageKeys.touches)) ?? {};
  return {
    first: touchIn(first),
    last: touchIn(last),
    lastKey: typeof lastKey === 'string' ? lastKey : '',
    ...(isObject(unsentRecord) ? { unsentRecord: unsentRecord as SourceRecord } : {}),
    ...(typeof unsentRef === 'string' ? { unsentRef } : {}),
  };
}

export function writeTouches(touches: Touches): void {
  writeStored('localStorage', storageKeys.touches, JSON.stringify(touches));
}
