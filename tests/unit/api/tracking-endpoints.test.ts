import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { event, newId, encryptText, type BeaconKey } from '../../contract/beacon-envelope';
import { endpoint as beacon } from '@/lib/api/endpoints/beacon';
import { endpoint as beaconKey } from '@/lib/api/endpoints/beacon-key';
import { endpoint as fingerprintLog } from '@/lib/api/endpoints/fingerprint-log';
import { endpoint as recordSource } from '@/lib/api/endpoints/record-source';
import { endpoint as refSet } from '@/lib/api/endpoints/ref-set';
import { respondTo, type Endpoint } from '@/lib/api/http/define-endpoint';
import { erasures, events, fingerprints, landings, referrals } from '@/lib/api/store/schema';
import { queryRows } from '@/lib/api/store/query-rows';
import { deviceTombstone } from '@/lib/api/store/tombstones';
import { store } from '@/tests/embedded-store';

/** Tracking endpoints: stored rows, and responses to requests that are not stored. */

const api = 'https://www.facetry.example/api';

beforeAll(() => void Object.assign(globalThis, { siteStore: Promise.resolve(store) }));
beforeEach(async () => {
  for (const table of [events, landings, referrals, fingerprints, erasures]) await store.db.delete(table);
});

const get = async (endpoint: Endpoint, query = '', headers = {}) =>
  respondTo(endpoint, new Request(`${api}/${endpoint.path}${query}`, { headers }));
const post = async (endpoint: Endpoint, body: BodyInit, headers = {}) =>
  respondTo(endpoint, new Request(`${api}/${endpoint.path}`, { method: 'POST', body, headers }));

/** Sends events in an envelope. @returns the status, and the IDs that are accepted */
async function sendEvents(list: object[], common: object, headers = {}) {
  const { data: key } = (await (await get(beaconKey)).json()) as { data: BeaconKey };
  const body = JSON.stringify(encryptText(JSON.stringify({ common, events: list }), key));
  const response = await post(beacon, body, { 'Content-Type': 'application/json', ...headers });
  const { data } = (await response.json()) as { data: { accepted?: string[] } | null };
  return { status: response.status, accepted: data?.accepted };
}

async function land(record: object, headers = {}): Promise<number> {
  const body = new FormData();
  body.set('source_data', JSON.stringify(record));
  return (await post(recordSource, body, headers)).status;
}

const logFingerprint = (headers = {}) => {
  const data = Buffer.from('{"cores":4}').toString('base64');
  const body = new URLSearchParams({ log_type: 'WWW_FINGERPRINT_INFO', data, base_encode: '1' });
  return post(fingerprintLog, body, headers);
};

describe('events', () => {
  it('events of one envelope are stored with their IDs, and the number of dropped events is stored once', async () => {
    const list = [event(), event(), event()];
    const ids = list.map(({ id }) => id);
    for (let times = 0; times < 2; times += 1) {
      expect(await sendEvents(list, { visit_id: 'visit-one', device_id: 'device-one', dropped: 7 })).toEqual({
        status: 200,
        accepted: ids,
      });
    }
    const rows = await store.db.select().from(events);
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    expect(rows.map(({ visitId, deviceId }) => [visitId, deviceId])).toEqual(
      ids.map(() => ['visit-one', 'device-one']),
    );
    const sums = sql`select sum((common ->> 'dropped')::int)::int as sum from events`;
    expect(await queryRows(store.db, sums)).toEqual([{ sum: 7 }]);
  });

  const wrong = [{ visit_id: 'no id' }, ...['x', 7, 'x'.repeat(65)].map((device_id) => ({ device_id }))];
  it.each(wrong)('events with an ID that no erasure would match are rejected: %j', async (common) => {
    expect((await sendEvents([event()], common)).status).toBe(400);
    expect(await store.db.select().from(events)).toEqual([]);
  });
});

describe('landings', () => {
  const record = {
    id: newId(),
    visit_id: 'visit-one',
    at: '2026-11-20T10:00:00.123Z',
    page_url: 'https://www.facetry.example/',
    utm_source: 'letter',
    utm_term: 'proxy',
    utm_content: 'button',
    ref: 'R1',
    invite_code: 'I1',
    locale: 'en',
  };

  it('a landing that is sent again is stored once, with its original time', async () => {
    for (let times = 0; times < 3; times += 1) expect(await land(record)).toBe(200);
    expect(await store.db.select().from(landings)).toMatchObject([
      {
        id: record.id,
        visitId: 'visit-one',
        happenedAt: new Date(record.at),
        utmSource: 'letter',
        utmTerm: 'proxy',
        utmContent: 'button',
        ref: 'R1',
        inviteCode: 'I1',
      },
    ]);
  });

  it('a landing without an ID is stored each time, with the current time', async () => {
    const before = Date.now();
    for (let times = 0; times < 2; times += 1) expect(await land({ utm_source: 'letter' })).toBe(200);
    const rows = await store.db.select().from(landings);
    expect(rows).toHaveLength(2);
    expect(rows.every(({ happenedAt }) => happenedAt.getTime() >= before - 60_000)).toBe(true);
  });

  it.each([
    { id: 'x' },
    { id: 'a\u0000bcdefgh' },
    { visit_id: 'no id' },
    { at: 'yesterday' },
    ...['2026-02-31T00:00:00Z', '0000-01-01T00:00:00Z', '+010000-01-01T00:00:00Z', '1969-12-31T23:59:59Z'].map(
      (at) => ({ at }),
    ),
  ])('a landing with %j is rejected', async (wrong) => {
    expect(await land({ ...record, ...wrong })).toBe(400);
    expect(await store.db.select().from(landings)).toEqual([]);
  });
});

describe('referral codes', () => {
  it('a referral code that is sent again with its ID is stored once, with its visit and time', async () => {
    const query = `?c_v=R1&id=${newId()}&visit_id=visit-one&at=2026-11-20T10:00:00.000Z`;
    for (let times = 0; times < 2; times += 1) expect((await get(refSet, query)).status).toBe(200);
    expect(await store.db.select().from(referrals)).toMatchObject([
      { code: 'R1', visitId: 'visit-one', happenedAt: new Date('2026-11-20T10:00:00Z') },
    ]);
  });

  it('a referral code needs no other parameter', async () => {
    expect((await get(refSet, '?c_v=R1')).status).toBe(200);
    expect(await store.db.select().from(referrals)).toMatchObject([{ code: 'R1', visitId: null }]);
  });

  it.each(['id=x', 'visit_id=no%20id', 'at=now', 'at=0000-01-01T00:00:00Z'])(
    'a referral code with %s is rejected',
    async (wrong) => {
      expect((await get(refSet, `?c_v=R1&${wrong}`)).status).toBe(400);
    },
  );
});

const tracking = [events, landings, referrals, fingerprints];

/** Sends every kind of tracking request, all of which must succeed. */
async function track(list: { id: string }[], headers: Record<string, string>): Promise<void> {
  expect(await sendEvents(list, {}, headers)).toEqual({ status: 200, accepted: list.map(({ id }) => id) });
  expect(await land({ utm_source: 'letter' }, headers)).toBe(200);
  expect((await get(refSet, '?c_v=R1', headers)).status).toBe(200);
  expect((await logFingerprint(headers)).status).toBe(200);
}

it.each([{ 'Sec-GPC': '1' }, { DNT: '1' }] as Record<string, string>[])(
  'no data of a browser with a privacy signal is stored, and all its requests succeed: %o',
  async (headers) => {
    await track([event()], headers);
    for (const table of tracking) expect(await store.db.$count(table)).toBe(0);
    await track([event()], {});
    for (const table of tracking) expect(await store.db.$count(table)).toBe(1);
  },
);

it('late requests of an erased device are acknowledged and not stored', async () => {
  await store.db.insert(erasures).values({ id: deviceTombstone('device-erased') });
  const list = [event()];
  const accepted = list.map(({ id }) => id);
  expect(await sendEvents(list, { device_id: 'device-erased' })).toEqual({ status: 200, accepted });
  await track(list, { Cookie: '__SYS_ID=device-erased' });
  for (const table of tracking) expect(await store.db.$count(table)).toBe(0);
  expect(await sendEvents(list, { device_id: 'device-other' })).toEqual({ status: 200, accepted });
  expect(await store.db.$count(events)).toBe(1);
});
