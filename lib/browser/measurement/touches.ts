import { readStored, writeStored } from '@/lib/browser/page/browser-storage';
import { storageKeys } from '@/lib/protocol/storage-table';
import type { SourceRecord, Touch } from '@/lib/protocol/source-record';

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

const none: Touches = { first: null, last: null, lastKey: '' };

export function readTouches(): Touches {
  try {
    return { ...none, ...(JSON.parse(readStored('localStorage', storageKeys.touches) ?? '{}') as Partial<Touches>) };
  } catch {
    return none;
  }
}

export function writeTouches(touches: Touches): void {
  writeStored('localStorage', storageKeys.touches, JSON.stringify(touches));
}
