import { beforeEach } from 'vitest';
import { noteLanding } from '@/lib/client/analytics/landing';
import { oldestLanding } from '@/lib/client/analytics/landing-queue';
import { clearStorage } from '@/lib/client/privacy/clear-storage';
import { nothing } from '@/lib/contract/consent';
import { storageKeys } from '@/lib/contract/storage-keys';
import type { SourceRecord } from '@/lib/contract/source-record';

/** How visitors arrive, and what of it waits to be sent. */

export const site = 'https://www.facetry.example';

/** The visits of a test, in their order. */
export let visits: string[] = [];

beforeEach(() => {
  visits = [];
  clearStorage(nothing);
});

export const arrive = (path: string, referrer = '') =>
  noteLanding(localStorage, {
    address: new URL(path, site),
    locale: 'en',
    referrer,
    ownHosts: ['www.facetry.example'],
  });

/** A tab of its own: another visit. */
export const arriveAnew = (path: string, referrer?: string) => {
  visits.push(`a-visit-${visits.length}`);
  sessionStorage.setItem(storageKeys.visit, visits.at(-1)!);
  arrive(path, referrer);
};

/** What waits, oldest first, and is taken away. */
export function waitingRecords(): SourceRecord[] {
  const records: SourceRecord[] = [];
  for (let oldest = oldestLanding(localStorage); oldest; oldest = oldestLanding(localStorage)) {
    localStorage.removeItem(oldest.key);
    if ('record' in oldest.unsent) records.push(oldest.unsent.record);
  }
  return records;
}
