import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { daysAgo, history } from '@/tests/visit-history';

/** Characters of four bytes, in an order that cannot be compressed. */
const randomText = (length: number) =>
  Array.from(randomBytes(length), (byte) => String.fromCodePoint(0x1f300 + byte)).join('');

const period = { since: daysAgo(7), until: daysAgo(0) };

it('visits with the longest values that senders may choose are counted, although indexes have a limit', async () => {
  const [path, long] = [`/${randomText(1000)}`, randomText(200)];
  const campaign = { utmSource: long, utmMedium: long, utmCampaign: long };
  await history.addLanding('v1', 1, { ...campaign, pageUrl: `https://www.facetry.example${path}` });
  await history.addPageView('v1', 1, { page: path });
  await history.addClick('v1', 1, `download ${long}`);
  const { rows, total } = await history.report(period, 'source');
  expect(total).toMatchObject({ visits: 1, downloads: 1 });
  expect(rows[0]!.names[0]).toHaveLength(320);
  expect(long).toContain(rows[0]!.names[0]);
});

it('a source of 200 Chinese characters is kept whole', async () => {
  const source = Array.from(randomBytes(200), (byte) => String.fromCodePoint(0x4e00 + byte)).join('');
  await history.addLanding('v1', 1, { utmSource: source });
  expect((await history.report(period, 'source')).rows[0]!.names).toEqual([source]);
});
