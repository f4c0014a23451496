import { beforeEach } from 'vitest';
import { queueLanding } from '@/lib/client/analytics/attribution';
import { oldestLanding } from '@/lib/client/analytics/landing-queue';
import { clearStorage } from '@/lib/client/privacy/clear-storage';
import { nothing } from '@/lib/contract/consent-policy';
import { storageKeys } from '@/lib/contract/storage-keys';
import type { SourceRecord } from '@/lib/contract/source-record';

/** Simulates landings and reads the queued records. */

export const site = 'https://www.facetry.example';

/** The visit IDs of a test, in order. */
export let visits: string[] = [];

beforeEach(() => {
  visits = [];
  clearStorage(nothing);
});

export const arrive = (path: string, referrer = '') =>
  queueLanding(localStorage, {
    url: new URL(path, site),
    locale: 'en',
    referrer,
    ownHosts: ['www.facetry.example'],
  });

/** Arrives in a new tab, which is a new visit. */
export const arriveInNewTab = (path: string, referrer?: string) => {
  visits.push(`a-visit-${visits.length}`);
  sessionStorage.setItem(storageKeys.visit, visits.at(-1)!);
  arrive(path, referrer);
};

/** Removes and returns the queued records, oldest first. */
export function waitingRecords(): SourceRecord[] {
  const records: SourceRecord[] = [];
  for (let oldest = oldestLanding(localStorage); oldest; oldest = oldestLanding(localStorage)) {
    localStorage.removeItem(oldest.key);
    if ('record' in oldest.unsent) records.push(oldest.unsent.record);
  }
  return records;
}
