import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortLinkClicks, shortLinks } from '@/lib/api/store/short-links-schema';
import { openStore, type Store } from '@/lib/api/store/store';
import { startPostgres, type Postgres } from '../start-postgres';
import { startServer, type Server } from '../start-server';
import { eventually } from '../eventually';

/** Short links of a production server. */

let postgres: Postgres;
let databaseUrl: string;
let store: Store;
let server: Server;

const link = (id: string, target: string, rest = {}) => ({
  id,
  target,
  locale: 'en',
  createdBy: 'a',
  updatedBy: 'a',
  ...rest,
});
const log: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase('links');
  store = await openStore({ databaseUrl, folder: '' });
  await store.db
    .insert(shortLinks)
    .values([
      link('abc', '/pricing?plan=team#faq', { utmSource: 'flyer' }),
      link('russian', '/pricing', { locale: 'ru' }),
      link('expired', '/pricing', { expiresAt: new Date('2020-01-01T00:00:00Z') }),
      link('archived', '/pricing', { archivedAt: new Date() }),
      link('evil', '//evil.example'),
      link('evil-url', 'https://evil.example/', { locale: null }),
    ]);
  server = await startServer({ env: { DATABASE_URL: databaseUrl, OWN_IPS: '203.0.113.0/24', TRUST_PROXY: '1' }, log });
});
afterAll(async () => {
  server.stop();
  await store.close().catch(() => {});
  await postgres.stop();
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: { 'User-Agent': browser, 'X-Forwarded-For': '198.51.100.7', ...headers },
  });

const location = '/pricing?plan=team&utm_source=flyer&utm_id=abc#faq';

describe('a click', () => {
  it.each(['/go/abc', '/go/ABC', '/go/abc/', '/go/abc.html', '/go/abc.'])(
    'on %s is redirected to the page',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const response = await get(path, {}, method);
        expect([response.status, response.headers.get('location')]).toEqual([302, location]);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('set-cookie')).toBeNull();
      }
    },
  );

  it('is redirected alike when the Next.js router asks, and on other hosts', async () => {
    const { status, headers } = await get('/go/abc', { RSC: '1' });
    expect([status, new URL(headers.get('location')!, server.url).pathname]).toEqual([302, '/pricing']);
  });

  it('leads to a page that exists', async () => {
    for (const slug of ['abc', 'russian', 'archived']) {
      const { headers } = await get(`/go/${slug}`);
      expect((await get(headers.get('location')!)).status).toBe(200);
    }
  });

  it.each(['/go/nothing', '/go/expired', '/go/evil', '/go/evil-url', '/go', '/go/', '/ru/go/abc', '/en/go/abc'])(
    'on %s gets the not-found page',
    async (path) => {
      const response = await get(path, { 'Accept-Language': 'zh' });
      expect(response.status).toBe(404);
      const language = path.startsWith('/ru') ? 'ru-RU' : path.startsWith('/en') ? 'en-US' : 'zh-CN';
      expect(await response.text()).toContain(`lang="${language}"`);
    },
  );

  it('by another method is rejected', async () => {
    expect((await get('/go/abc', {}, 'POST')).status).toBe(405);
  });
});

describe('counts', () => {
  const countOf = async (slug: string) => {
    const rows = await store.db.select().from(shortLinkClicks);
    return rows.filter((row) => row.slug === slug).reduce((sum, { clicks }) => sum + clicks, 0);
  };

  it('contain clicks of visitors only', async () => {
    const before = await countOf('russian');
    await get('/go/russian', {}, 'HEAD');
    await get('/go/russian', { 'Sec-Purpose': 'prefetch' });
    await get('/go/russian', { 'User-Agent': 'Googlebot/2.1' });
    await get('/go/russian', { 'X-Forwarded-For': '203.0.113.9' });
    await get('/go/russian');
    // The only one of this slug besides the click that follows it to its page.
    await eventually(async () => expect(await countOf('russian')).toBeGreaterThan(before));
    const after = await countOf('russian');
    await get('/go/russian');
    await eventually(async () => expect(await countOf('russian')).toBe(after + 1));
  });
});

it('a link that is added on another server works within half a minute', async () => {
  await store.db.insert(shortLinks).values(link('new', '/faq'));
  await eventually(async () => expect((await get('/go/new')).status).toBe(302));
});

it('links lead on while the store does not answer, and their clicks are counted when it does again', async () => {
  await postgres.stop();
  for (let i = 0; i < 3; i += 1) expect((await get('/go/abc')).headers.get('location')).toBe(location);
  expect((await get('/go/nothing')).status).toBe(404);
});
