import { beforeEach } from 'vitest';
import { describeEntry, recordLanding, storeCodes } from '@/lib/client/analytics/attribution';
import { eventStore } from '@/lib/client/analytics/event-store';
import { visitStore } from '@/lib/client/analytics/visit';
import { clearStorage } from '@/lib/client/privacy/clear-storage';
import { noConsent } from '@/lib/contract/consent-policy';
import type { SourceRecord } from '@/lib/contract/source-record';

/** Simulates landings and reads the queued records. */

export const site = 'https://www.facetry.example';

/** The visit IDs of a test, in order. */
export let visits: string[] = [];

beforeEach(() => {
  visits = [];
  clearStorage(noConsent);
});

const ownSite = { hosts: ['www.facetry.example'], domains: ['facetry.example'] };

type LandOptions = { isReloadOrHistory?: boolean; isNewTab?: boolean };

/** Opens a document. @returns the ID of its visit */
export function land(path: string, referrer = '', { isReloadOrHistory = false, isNewTab = false }: LandOptions = {}) {
  const url = new URL(path, site);
  const entry = describeEntry(url, referrer, isReloadOrHistory, ownSite);
  const { visit, isLanding } = visitStore(localStorage, isNewTab).recordEntry(entry, Date.now());
  if (isLanding || !isReloadOrHistory) storeCodes(entry);
  if (isLanding) {
    visits.push(visit.id);
    recordLanding(eventStore(localStorage), visit, url, 'en');
  }
  return visit.id;
}

/** Removes and returns the queued records, oldest first. */
export function takeQueuedRecords(): SourceRecord[] {
  const records: SourceRecord[] = [];
  const store = eventStore(localStorage);
  for (let [oldest] = store.nextBatch('landing', false); oldest; [oldest] = store.nextBatch('landing', false)) {
    store.remove(oldest);
    if ('record' in oldest) records.push(oldest.record);
  }
  return records;
}
