import { expect, it } from 'vitest';
import { countByLink } from '@/lib/api/links/count-by-link';
import { createClickCounter } from '@/lib/api/links/count-clicks';
import { createLinkLoader } from '@/lib/api/links/load-links';
import { changeLink, createLink } from '@/lib/api/links/save-link';
import { createPartitions } from '@/lib/api/store/event-partitions';
import { events, landings } from '@/lib/api/store/schema';
import { shortLinkClicks, shortLinks } from '@/lib/api/store/short-links-schema';
import type { Store } from '@/lib/api/store/store';
import { updateVisits } from '@/lib/api/visits/update-visits';
import { parseSourceFields } from '@/lib/contract/source-record';
import type { ShortLink } from '@/lib/request-routing/short-link-table';
import { pageView } from '@/tests/backup-rows';
import { context } from '@/tests/unit/request-routing/test-context';

/** What serving and counting short links promises of either store. */

const editing = { by: 'ada', context };
const create = (store: Store, input: object) => createLink(store.db, input as never, editing);

/** @param open returns the store, which has no short links at first */
export function testShortLinkCounts(open: () => Store): void {
  const clear = async () => {
    await open().db.delete(shortLinks);
    await open().db.delete(shortLinkClicks);
  };

  it('links in memory follow changes in the store, and stay while it fails', async () => {
    await clear();
    let known: ReadonlyMap<string, ShortLink> = new Map();
    let loads = 0;
    let isDown = false;
    const database = async () => {
      if (isDown) throw new Error('The store is down.');
      return open().db;
    };
    const refresh = createLinkLoader(database, (links) => {
      known = links;
      loads += 1;
    });
    await create(open(), {
      slug: 'abc',
      target: '/ru/pricing?a=1',
      source: 'flyer',
      expiresAt: '2030-01-01T00:00:00Z',
    });
    await refresh();
    expect([...known]).toEqual([
      ['abc', { target: '/pricing?a=1&utm_source=flyer', locale: 'ru', expiresAt: Date.parse('2030-01-01T00:00:00Z') }],
    ]);
    await refresh();
    expect(loads).toBe(1);
    await changeLink(open().db, 'abc', { target: '/faq' }, editing);
    isDown = true;
    await refresh();
    expect(known.get('abc')?.target).toBe('/pricing?a=1&utm_source=flyer');
    isDown = false;
    await Promise.all([refresh(), refresh(), refresh()]);
    expect(known.get('abc')?.target).toBe('/faq?utm_source=flyer');
  });

  it('clicks add up by quarter hour, also those that the store did not take at first', async () => {
    await clear();
    let isDown = true;
    const counter = createClickCounter(async () => {
      if (isDown) throw new Error('The store is down.');
      return open().db;
    });
    const headers = new Headers({ 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' });
    const click = (slug: string, time: string) => counter.count({ slug, method: 'GET', headers }, Date.parse(time));
    click('abc', '2026-11-20T12:00:00Z');
    click('abc', '2026-11-20T12:14:59Z');
    await counter.flush();
    click('abc', '2026-11-20T12:15:00Z');
    click('xyz', '2026-11-20T12:15:00Z');
    isDown = false;
    await counter.flush();
    click('abc', '2026-11-20T12:16:00Z');
    await counter.flush();
    const rows = await open().db.select().from(shortLinkClicks);
    const counts = rows.map(({ slug, at, clicks }) => `${slug} ${at.toISOString().slice(11, 16)} ${clicks}`);
    expect(counts.toSorted()).toEqual(['abc 12:00 2', 'abc 12:15 2', 'xyz 12:15 1']);
  });

  it('visits and sign-ups are counted for each link by utm_id, which a landing stores', async () => {
    await clear();
    const { db } = open();
    await createPartitions(db, 10);
    const now = new Date();
    const period = { since: new Date(now.getTime() - 3_600_000), until: new Date(now.getTime() + 3_600_000) };
    const visit = (name: string, slug: string) => ({
      ...{ id: `landing-${name}`, visitId: name, deviceId: `device-${name}`, happenedAt: now, referers: [] },
      record: parseSourceFields(new URLSearchParams(`utm_source=flyer&utm_id=${slug}`)),
    });
    await db.insert(landings).values([visit('v1', 'abc'), visit('v2', 'abc'), visit('v3', 'Other')]);
    await db.insert(events).values({
      ...{
        ...pageView,
        id: 'click-on-register',
        day: now.toISOString().slice(0, 10),
        visitId: 'v1',
        deviceId: 'device-v1',
      },
      ...{ type: 'click', objectType: 'button', objectValue: 'register', happenedAt: now },
    });
    await updateVisits(db);
    await db.insert(shortLinkClicks).values({ slug: 'abc', at: now, clicks: 5 });
    const counts = await countByLink(db, ['abc', 'other', 'unused'], period);
    expect(Object.fromEntries(counts)).toEqual({
      abc: { clicks: 5, visits: 2, signUps: 1, downloads: 0 },
      other: { clicks: 0, visits: 1, signUps: 0, downloads: 0 },
      unused: { clicks: 0, visits: 0, signUps: 0, downloads: 0 },
    });
    expect(await countByLink(db, [], period)).toEqual(new Map());
  });
}
