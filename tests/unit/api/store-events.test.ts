import { describe, expect, it } from 'vitest';
import { addTombstones, deviceTombstone } from '@/lib/api/store/tombstones';
import { events } from '@/lib/api/store/schema';
import { storeEvents, type NewEvent } from '@/lib/api/store/store-events';
import { store } from './embedded-store';

const event = (id: string, deviceId: string | null): NewEvent => ({
  day: '2026-11-21',
  id,
  visitId: 'visit-1',
  type: 'click',
  result: 'success',
  objectType: 'link',
  objectValue: '"Quotes", \\ and 日本語 \u{1F600}',
  happenedAt: new Date('2026-11-21T23:59:59.987Z'),
  path: null,
  locale: 'ru',
  common: { screen_width: 1440, dropped: 0, text: "it's" },
  deviceId,
  address: '203.0.113.0',
  userAgent: 'Mozilla',
  isBot: true,
  isOwn: false,
});

describe('events', () => {
  it('events are stored as received, each once', async () => {
    const storedEvent = event('event-0001', 'device-0001');
    await storeEvents(store.db, [storedEvent, event('event-0002', 'device-0001')], 'device-0001');
    await storeEvents(store.db, [storedEvent, storedEvent, event('event-0003', null)], null);
    const rows = await store.db.select().from(events).orderBy(events.id);
    expect(rows.map(({ id }) => id)).toEqual(['event-0001', 'event-0002', 'event-0003']);
    expect(rows[0]).toEqual({ ...storedEvent, receivedAt: expect.any(Date) as Date });
  });

  it('events of an erased device are not stored', async () => {
    await addTombstones(store.db, new Map([[deviceTombstone('device-0009'), new Date()]]));
    await storeEvents(store.db, [event('event-0009', 'device-0009')], 'device-0009');
    expect((await store.db.select().from(events)).map(({ id }) => id)).not.toContain('event-0009');
  });
});
