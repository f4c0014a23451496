import { storageKeys } from '@/lib/contract/storage-keys';
import { readStorageItem, storedObject, writeStorageItem } from '@/lib/client/storage/browser-storage';
import { randomId } from '@/lib/client/analytics/identity';
import { foldCampaignValue } from '@/lib/contract/source-record';

/** A visit is what one browser does until this many ms pass without an event (docs/data.md, "Visits"). */
export const sessionTimeout = 30 * 60_000;

/** Where a visit came from; all empty if it is direct. */
export type VisitSource = {
  /** The campaign fields and click IDs of its landing that are not empty. */
  campaign: Readonly<Record<string, string>>;
  /** The external page that led to its landing. */
  referrer: string;
  /** The parameters that links into the product forward (`forwardedParams`). */
  forwardedParams: Readonly<Record<string, string>>;
};

/** `startedAt` and `lastActiveAt` are the times of its start and of its last event, in ms since 1970. */
export type Visit = VisitSource & { id: string; startedAt: number; lastActiveAt: number };

/** How a document was opened. */
export type PageEntry = {
  source: VisitSource;
  /** A reload, a return by Back or Forward, or a restored tab. */
  isReloadOrHistory: boolean;
  /**
   * Whether the referrer is a page of this site, or one from which visitors return: a first-party host, payment,
   * sign-in.
   */
  referrerKind: 'internal' | 'return' | 'external';
};

const direct: VisitSource = { campaign: {}, referrer: '', forwardedParams: {} };
const noLanding: PageEntry = { source: direct, isReloadOrHistory: false, referrerKind: 'internal' };

/**
 * Whether the time without an event is shorter than 30 minutes. Setting the clock back by more than that also ends the
 * visit.
 */
const isOpen = (visit: Visit | null, now: number): visit is Visit =>
  visit !== null && Math.abs(now - visit.lastActiveAt) < sessionTimeout;

/** Returns what two landings of the same campaign have in common. IDs and codes are case-sensitive. */
const campaignKey = ({ campaign }: VisitSource) =>
  JSON.stringify(
    Object.entries(campaign).map(([name, value]) => [
      name,
      name === 'source' || name.startsWith('utm_') ? foldCampaignValue(value) : value,
    ]),
  );

/**
 * Decides whether an opened document begins a visit.
 * @param open the visit that the tab's next event would continue
 * @param wasTracked whether the page that the document was opened from, or the document before a reload, was tracked
 * @returns the source of the new visit; null if the open one continues
 */
export function newVisitSource(open: Visit | null, entry: PageEntry, wasTracked: boolean): VisitSource | null {
  const { source, isReloadOrHistory, referrerKind } = entry;
  // The URL of a document that was opened otherwise may still contain the campaign of an earlier visit.
  if (!open) return wasTracked && (isReloadOrHistory || referrerKind === 'internal') ? direct : source;
  if (isReloadOrHistory || referrerKind !== 'external' || Object.keys(source.campaign).length === 0) return null;
  return campaignKey(source) === campaignKey(open) ? null : source;
}

const visitKeys = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(storageKeys.visits));

function readVisit(storage: Storage, key: string): Visit | null {
  const stored = storedObject(storage.getItem(key));
  return stored && ({ ...direct, ...stored } as Visit);
}

function writeVisit(storage: Storage, visit: Visit): void {
  try {
    storage.setItem(storageKeys.visits + visit.id, JSON.stringify(visit));
  } catch {
    // The storage is full.
  }
}

/**
 * Returns the visit of a page that was left before it could be recorded, and whether it is the landing with which it
 * begins: a new visit, or the latest of those that were open then. It does not become the visit of this tab.
 * @param id of a new visit; the same in two tabs that record the page
 */
export function recordPastEntry(
  storage: Storage,
  entry: PageEntry,
  id: string,
  openedAt: number,
  leftAt: number,
): { visit: Visit; isLanding: boolean } {
  const wasOpen = (visit: Visit | null): visit is Visit =>
    visit !== null && visit.startedAt - openedAt < sessionTimeout && openedAt - visit.lastActiveAt < sessionTimeout;
  const open = visitKeys(storage)
    .map((key) => readVisit(storage, key))
    .filter(wasOpen)
    .reduce<Visit | null>((latest, visit) => (latest && latest.startedAt > visit.startedAt ? latest : visit), null);
  const source = newVisitSource(open, entry, true);
  const visit = source ? { ...source, id, startedAt: openedAt, lastActiveAt: openedAt } : open!;
  const active = { ...visit, lastActiveAt: Math.max(visit.lastActiveAt, leftAt) };
  writeVisit(storage, active);
  return { visit: active, isLanding: source === entry.source };
}

/**
 * Stores the browser's visits, each under its own key, so that two tabs do not overwrite each other's.
 * @param isNewTab ignores the tab's visit: browsers copy session storage into tabs that a page opens
 */
export function visitStore(storage: Storage, isNewTab: boolean) {
  const read = (key: string) => readVisit(storage, key);
  const storedId = readStorageItem('sessionStorage', storageKeys.visit);
  const wasTracked = isNewTab || storedId !== null;
  // In memory, too: the storage may be full.
  let tabVisit = isNewTab ? null : read(storageKeys.visits + storedId);

  /**
   * Returns the visit that the tab's next event continues: its own or the one that began last. Ended ones are removed.
   */
  function openVisit(now: number): Visit | null {
    // In a page from the back/forward cache, `tabVisit` is older than a visit that the tab has begun since.
    const tabId = tabVisit && readStorageItem('sessionStorage', storageKeys.visit);
    tabVisit = tabVisit && (read(storageKeys.visits + tabId) ?? read(storageKeys.visits + tabVisit.id) ?? tabVisit);
    if (isOpen(tabVisit, now)) return tabVisit;
    let latest: Visit | null = null;
    for (const key of visitKeys(storage)) {
      const visit = read(key);
      if (!isOpen(visit, now)) storage.removeItem(key);
      else if (!latest || visit.startedAt > latest.startedAt) latest = visit;
    }
    return latest;
  }

  function store(visit: Visit): Visit {
    if (tabVisit?.id !== visit.id) writeStorageItem('sessionStorage', storageKeys.visit, visit.id);
    tabVisit = visit;
    writeVisit(storage, visit);
    return visit;
  }

  /** Returns the visit of an opened document, and whether the document is the landing with which it begins. */
  function recordEntry(entry: PageEntry, now: number): { visit: Visit; isLanding: boolean } {
    const open = openVisit(now);
    const source = newVisitSource(open, entry, wasTracked);
    const visit = source
      ? { ...source, id: randomId(), startedAt: now, lastActiveAt: now }
      : { ...open!, lastActiveAt: now };
    return { visit: store(visit), isLanding: source === entry.source };
  }

  /** Returns the visit of an event that happens now. */
  const current = (now: number): Visit => recordEntry(noLanding, now).visit;

  return { recordEntry, current };
}
