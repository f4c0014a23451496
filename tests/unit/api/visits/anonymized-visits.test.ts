import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { anonymizeVisits } from '@/lib/api/store/purge';
import { events, landings } from '@/lib/api/store/schema';
import { queueAllVisits } from '@/lib/api/visits/queue-all-visits';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { store } from '@/tests/embedded-store';
import { daysAgo, history } from '@/tests/visit-history';

/** Visits whose events have expired never change again, whatever is derived from the events that are left. */

const period = { since: daysAgo(20), until: daysAgo(0) };

/** Anonymizes what began before a time, and deletes its landings and events, as maintenance does later. */
async function expire(before: Date) {
  await updateVisits(store.db);
  await anonymizeVisits(store.db, before);
  const old = async (table: typeof events | typeof landings) => {
    const rows = await store.db.select({ id: table.id, at: table.happenedAt }).from(table);
    return rows.filter(({ at }) => at! < before).map(({ id }) => id);
  };
  await store.db.delete(events).where(inArray(events.id, await old(events)));
  await store.db.delete(landings).where(inArray(landings.id, await old(landings)));
}

async function rebuild() {
  await queueAllVisits(store.db);
  await updateVisits(store.db);
}

it('a sign-up stays with the campaign visit that has been anonymized since, when visits are derived again', async () => {
  await history.addLanding('campaign', 13, { utmSource: 'mail' });
  await history.addLanding('first', 16, { utmSource: 'forum' });
  await history.addClick('later', 5);
  const before = await history.report(period, 'source');
  expect(
    before.rows.map(({ names, converted, firstTouchSignUps }) => [names[0], converted, firstTouchSignUps]),
  ).toEqual([
    ['mail', 1, 0],
    ['direct', 0, 0],
    ['forum', 0, 1],
  ]);
  await expire(daysAgo(10));
  await rebuild();
  expect(await history.report(period, 'source')).toEqual(before);
});

it('a later campaign visit takes the place of one that has been anonymized', async () => {
  await history.addLanding('old', 13, { utmSource: 'mail' });
  await history.addClick('later', 5);
  await expire(daysAgo(10));
  await history.addLanding('late arrival', 8, { utmSource: 'forum' }, { received: 4 });
  const { rows } = await history.report(period, 'source');
  expect(Object.fromEntries(rows.map(({ names, signUps }) => [names[0], signUps]))).toMatchObject({
    forum: 1,
    mail: 0,
  });
});

it('the last events of a visit that was anonymized are not counted as another visit', async () => {
  // The present is noon, so ten and a half days ago is midnight.
  await history.addLanding('across midnight', 10.51, { utmSource: 'mail' });
  await history.addPageView('across midnight', 10.49);
  await history.addPageView('next morning', 10.2, { device: 'device-b' });
  const before = await history.report(period, 'source');
  expect(before.total.visits).toBe(2);
  await expire(daysAgo(10.5));
  await rebuild();
  expect(await history.report(period, 'source')).toEqual(before);
});

it('a sign-in with Google is one sign-up, also after its visit was anonymized before it', async () => {
  await history.addLanding('campaign', 10.6, { utmSource: 'mail' });
  await history.addSignIn(10.4);
  await history.addPageView('next day', 9.4, { device: 'device-b' });
  const before = await history.report(period, 'source');
  expect(before.total).toMatchObject({ visits: 2, signUps: 1 });
  await expire(daysAgo(10.5));
  await rebuild();
  expect(await history.report(period, 'source')).toEqual(before);
});

it('a sign-in 64 days after the last visit of a device belongs to none of its visits', async () => {
  await history.addLanding('campaign', 80, { utmSource: 'mail' });
  await history.addSignIn(16);
  const { rows } = await history.report({ since: daysAgo(90), until: daysAgo(0) }, 'source');
  expect(Object.fromEntries(rows.map(({ names, signUps }) => [names[0], signUps]))).toEqual({ mail: 0, direct: 1 });
});

it('`callback` alone is no campaign', async () => {
  await history.addLanding('campaign', 10, { utmSource: 'mail' });
  await history.addLanding('callback', 9, { record: { callback: '1' } });
  await history.addClick('callback', 8.999);
  const { rows } = await history.report(period, 'source');
  expect(Object.fromEntries(rows.map(({ names, signUps }) => [names[0], signUps]))).toEqual({ mail: 1, direct: 0 });
});
