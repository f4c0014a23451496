import { describeEntry, recordLanding, storeCodes } from '@/lib/client/analytics/attribution';
import { describeAction } from '@/lib/client/analytics/dom-tracking';
import type { EarlyAction, StoredEarlyPage } from '@/lib/client/analytics/early-events';
import type { EventStore } from '@/lib/client/analytics/event-store';
import { firstPartyReferrers } from '@/lib/client/analytics/first-party-referrers';
import { enrichEvent, pagePath, type NewEvent } from '@/lib/client/analytics/start-analytics';
import { recordPastEntry, type Visit } from '@/lib/client/analytics/visit';
import { writeStorageItem } from '@/lib/client/storage/browser-storage';
import type { SessionContext } from '@/lib/contract/events';
import { storageKeys } from '@/lib/contract/storage-keys';
import { locales, type LocaleCode } from '@/lib/i18n/locales';

/** Pages that were left before analytics had started, stored by the script in the head (early-events.ts). */

/** An older time counts as that of a wrong clock (docs/data.md, "Visits in reports"). */
const maxAge = 30 * 86_400_000;

export type EarlyPage = {
  /** Random; the IDs of what is recorded derive from it, so what two tabs record at once is stored once. */
  id: string;
  openedAt: number;
  url: URL;
  referrer: string;
  isReloadOrHistory: boolean;
  /** null for a language that the site does not have, as after a translation by the browser. */
  locale: LocaleCode | null;
  actions: EarlyAction[];
};

/** Parses a stored page; null if it is invalid, too old, or dated in the future. */
export function parseEarlyPage(key: string, stored: string | null, now: number): EarlyPage | null {
  try {
    const [openedAt, url, referrer, language, navigation, actions] = JSON.parse(stored ?? '') as StoredEarlyPage;
    const isValid = [openedAt, ...actions.map(([, , , time]) => time)].every(
      (time) => Number.isInteger(time) && time <= now && now - time < maxAge,
    );
    if (!isValid) return null;
    return {
      id: `${openedAt}-${key.replace(/\D/g, '')}`,
      openedAt,
      url: new URL(url),
      referrer,
      isReloadOrHistory: navigation !== 'navigate',
      locale: locales.find((entry) => entry.language === language)?.code ?? null,
      actions,
    };
  } catch {
    return null;
  }
}

/** Removes and returns the stored pages, oldest first. */
function takeEarlyPages(storage: Storage): EarlyPage[] {
  const pages: EarlyPage[] = [];
  for (const key of Object.keys(storage).filter((name) => name.startsWith(storageKeys.early))) {
    const page = parseEarlyPage(key, storage.getItem(key), Date.now());
    storage.removeItem(key);
    if (page) pages.push(page);
  }
  return pages.toSorted((a, b) => a.openedAt - b.openedAt);
}

const withoutHash = (url: string) => url.split('#')[0];

/**
 * Records the views, landings and actions of the stored pages, at their own times and in their own visits.
 * @param toContext returns the session context of a visit
 * @param locale of this page
 * @param previousUrl the URL of the document before this one in this tab, whose visit this one continues
 */
export function recordEarlyPages(
  store: EventStore,
  toContext: (visit: Visit) => SessionContext,
  locale: LocaleCode,
  previousUrl: string,
): void {
  for (const page of takeEarlyPages(store.storage)) {
    const { id, url, openedAt, actions } = page;
    const entry = describeEntry(url, page.referrer, page.isReloadOrHistory, firstPartyReferrers);
    const leftAt = Math.max(openedAt, ...actions.map(([, , , time]) => time));
    const { visit, isLanding } = recordPastEntry(store.storage, entry, id, openedAt, leftAt);
    if (isLanding || !page.isReloadOrHistory) storeCodes(entry);
    if (isLanding) recordLanding(store, visit, url, page.locale ?? locale);
    if (withoutHash(url.href) === withoutHash(previousUrl))
      writeStorageItem('sessionStorage', storageKeys.visit, visit.id);
    const common = { ...toContext(visit), locale: page.locale ?? locale };
    const addEvent = (event: NewEvent | null, index: number, time: number, path: string) =>
      event && store.add('event', { event: { ...enrichEvent(event, time, path), id: `${id}-${index}` }, common }, time);
    const path = pagePath(url);
    addEvent({ op_type: 'view', op_obj_type: 'page', op_obj_value: path }, 0, openedAt, path);
    actions.forEach((action, index) => addEvent(describeAction(action), index + 1, action[3], action[4]));
  }
}
