import { idPattern } from '@/lib/contract/id-pattern';
import { storageKeys } from '@/lib/contract/storage-keys';
import { isObject, readStored, storedObject, writeStored } from '@/lib/client/page/browser-storage';
import { randomId } from '@/lib/client/analytics/identity';

/** Visits: what one browser does until 30 minutes pass without an event (docs/data.md, "Visits"). */

export const idleLimit = 30 * 60_000;

type StringRecord = Readonly<Record<string, string>>;

/** Where a visit came from; all empty if it is direct. */
export type VisitSource = {
  /** The campaign fields and click IDs of its landing that are not empty. */
  campaign: StringRecord;
  /** The external page that led to its landing. */
  referrer: string;
  /** The parameters that links into the product carry. */
  carried: StringRecord;
};

export type Visit = VisitSource & {
  id: string;
  /** The times of its beginning and of its latest event, in ms since 1970. */
  began: number;
  seen: number;
};

/** How a document was opened. */
export type Arrival = VisitSource & {
  /** A reload, a return by Back or Forward, or a restored tab. */
  isReloadOrHistory: boolean;
  /** The referrer is a page of this site, or of another host of ours. */
  referrerKind: 'internal' | 'ownHost' | 'external';
};

/** The visits that a tab could continue. */
export type KnownVisits = {
  /** The tab's own visit; null in a new tab. */
  own: Visit | null;
  /** The visit of this browser that began last. */
  latest: Visit | null;
  /** Whether the page that the document was opened from, or the document before a reload, was tracked. */
  wasTracked: boolean;
};

const direct: VisitSource = { campaign: {}, referrer: '', carried: {} };

/** Whether the time without an event is shorter than 30 minutes; a clock set back further ends a visit, too. */
const isOpen = (visit: Visit | null, now: number): visit is Visit =>
  visit !== null && Math.abs(now - visit.seen) < idleLimit;

const isEqual = (a: StringRecord, b: StringRecord) =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((name) => a[name] === b[name]);

/** Returns the visit that a tab's next event continues; null if none is open. */
const openVisit = ({ own, latest }: KnownVisits, now: number): Visit | null =>
  [own, latest].find((visit) => isOpen(visit, now)) ?? null;

const toVisitSource = ({ campaign, referrer, carried }: Arrival): VisitSource => ({ campaign, referrer, carried });

/**
 * Decides whether an opened document continues a visit or begins one.
 * @param now milliseconds since 1970
 * @returns the open visit that continues, or the source of a new one
 */
export function continueVisit(visits: KnownVisits, arrival: Arrival, now: number): { open: Visit } | VisitSource {
  const { isReloadOrHistory, referrerKind, campaign } = arrival;
  const open = openVisit(visits, now);
  if (!open) {
    // The URL may still contain the campaign of a visit that was already recorded.
    const isStale = visits.wasTracked && (isReloadOrHistory || referrerKind === 'internal');
    return isStale ? direct : toVisitSource(arrival);
  }
  const hasNewCampaign = Object.keys(campaign).length > 0 && !isReloadOrHistory && referrerKind === 'external';
  return hasNewCampaign && !isEqual(open.campaign, campaign) ? toVisitSource(arrival) : { open };
}

const parseStringRecord = (value: unknown): StringRecord =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string') ? (value as StringRecord) : {};

/** Parses a stored visit; null for anything else. */
function parseVisit(text: string | null): Visit | null {
  const { id, began, seen, campaign, referrer, carried } = storedObject(text) ?? {};
  if (typeof id !== 'string' || !idPattern.test(id) || !Number.isFinite(began) || !Number.isFinite(seen)) return null;
  const source = {
    campaign: parseStringRecord(campaign),
    referrer: String(referrer ?? ''),
    carried: parseStringRecord(carried),
  };
  return { id, began: began as number, seen: seen as number, ...source };
}

const storageKey = (id: string) => storageKeys.visits + id;
const read = (storage: Storage, key: string) => parseVisit(storage.getItem(key));

/** Stores the browser's visits, each under its own key, so that two tabs do not overwrite each other's. */
export type VisitStore = {
  /** Returns the visit of an opened document, and whether it begins with it. */
  recordArrival: (arrival: Arrival, now: number) => { visit: Visit; isNew: boolean };
  /** Returns the visit of an event that happens now. */
  current: (now: number) => Visit;
};

/** @param isNewTab ignores the tab's visit: browsers copy session storage into tabs that a page opens */
export function visitStore(storage: Storage, isNewTab: boolean): VisitStore {
  let ownId = isNewTab ? null : readStored('sessionStorage', storageKeys.visit);
  const wasTracked = isNewTab || ownId !== null;
  // In memory, too: the storage may be full.
  let ownVisit: Visit | null = null;

  const keys = () => Object.keys(storage).filter((key) => key.startsWith(storageKeys.visits));

  function knownVisits(now: number): KnownVisits {
    ownVisit = (ownId === null ? null : read(storage, storageKey(ownId))) ?? ownVisit;
    if (isOpen(ownVisit, now)) return { own: ownVisit, latest: ownVisit, wasTracked };
    const open = keys()
      .map((key) => read(storage, key))
      .filter((visit) => isOpen(visit, now))
      .sort((a, b) => b.began - a.began);
    return { own: ownVisit, latest: open[0] ?? null, wasTracked };
  }

  function store(visit: Visit): Visit {
    ownVisit = visit;
    if (ownId !== visit.id) writeStored('sessionStorage', storageKeys.visit, visit.id);
    ownId = visit.id;
    try {
      storage.setItem(storageKey(visit.id), JSON.stringify(visit));
    } catch {
      // The storage is full.
    }
    return visit;
  }

  function startVisit(source: VisitSource, now: number): Visit {
    for (const key of keys()) if (!isOpen(read(storage, key), now)) storage.removeItem(key);
    return store({ id: randomId(), began: now, seen: now, ...source });
  }

  const extendVisit = (visit: Visit, now: number) => store({ ...visit, seen: now });

  return {
    recordArrival(arrival, now) {
      const decision = continueVisit(knownVisits(now), arrival, now);
      if ('open' in decision) return { visit: extendVisit(decision.open, now), isNew: false };
      return { visit: startVisit(decision, now), isNew: true };
    },
    current(now) {
      const open = openVisit(knownVisits(now), now);
      return open ? extendVisit(open, now) : startVisit(direct, now);
    },
  };
}
