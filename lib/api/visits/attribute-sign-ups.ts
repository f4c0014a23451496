/** Attributes sign-ups to visits of the same device (docs/data.md, "Sign-ups"). */

/** Milliseconds before a sign-up within which a visit may be credited. */
export const attributionWindow = 30 * 24 * 60 * 60 * 1000;

/** Prefix of the visit ID of a sign-in that belongs to no other visit; the sign-in's ID follows. */
export const signInPrefix = 'sign-in ';

export type DeviceVisit = {
  id: string;
  visitId: string;
  began: number;
  isDirect: boolean;
  kind: string;
  clickedAt: number | null;
  /** The visits credited before, if they have been anonymized since: nothing else connects them with the device. */
  anonymizedLastTouch?: string | null;
  anonymizedFirstTouch?: string | null;
};

export type StoredSignIn = { id: string; at: number; isCounted: boolean };

export type SignUp = { at: number; lastTouch: string; firstTouch: string };

const compareStart = (a: DeviceVisit, b: DeviceVisit) => a.began - b.began || (a.visitId < b.visitId ? -1 : 1);

/** Returns the visit in which a sign-in happened: the newest one that began before it, within the time for credit. */
export const findVisit = (visits: readonly DeviceVisit[], at: number): DeviceVisit | undefined =>
  visits.toSorted(compareStart).findLast(({ began }) => began <= at && began >= at - attributionWindow);

/**
 * Returns the sign-ups of a device by visit id: one per visit with a click on a sign-up link or with a sign-in. It is
 * attributed to the visit itself unless that is direct, else to the last non-direct visit within 30 days, else to the
 * visit itself. The first touch is the first non-direct visit. Bots and the operator's own visits do not count. Visits
 * that have been anonymized remain credited, unless a later one takes their place.
 * @param visits all visits of the device
 * @param signIns the sign-ins by id of the visit in which they happened
 */
export function attributeSignUps(
  visits: readonly DeviceVisit[],
  signIns: ReadonlyMap<string, readonly StoredSignIn[]>,
): Map<string, SignUp> {
  const counted = visits.filter(({ kind }) => kind === 'visitor').toSorted(compareStart);
  const sources = counted.filter(({ isDirect }) => !isDirect);
  const result = new Map<string, SignUp>();
  for (const visit of counted) {
    const times = (signIns.get(visit.id) ?? []).filter(({ isCounted }) => isCounted).map(({ at }) => at);
    const at = Math.min(visit.clickedAt ?? Infinity, ...times);
    if (at === Infinity) continue;
    const before = sources.filter(({ began }) => began <= at);
    const last = visit.isDirect ? before.findLast(({ began }) => began >= at - attributionWindow) : visit;
    result.set(visit.id, {
      at,
      lastTouch: last?.id ?? visit.anonymizedLastTouch ?? visit.id,
      firstTouch: visit.anonymizedFirstTouch ?? (before[0] ?? visit).id,
    });
  }
  return result;
}
