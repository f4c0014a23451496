import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type Postgres } from '../start-postgres';
import { startServer } from '../start-server';
import { queryStore } from './store-rows';

/** Statistics of searches without results, on both stores. */

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function search(url: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(url + path, { headers: { 'user-agent': browser, ...headers } });
  await response.text();
  return response.status;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 2000));

describe.each(['pglite', 'postgresql'])('on %s', (kind) => {
  it('only searches without results are counted', async () => {
    const databaseUrl = kind === 'postgresql' ? await postgres.createDatabase('missed') : undefined;
    const server = await startServer({
      env: { RATE_LIMIT: 'off', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
    });
    for (const path of [
      '/search?q=zzzzqqqq',
      '/search?q=%20ZZZZqqqq',
      '/ru/search?q=zzzzqqqq',
      '/search?q=import+cookies',
    ]) {
      expect(await search(server.url, path)).toBe(200);
    }
    expect(await search(server.url, '/search?q=qqqqzzzz', { 'user-agent': crawler })).toBe(200);
    expect(await search(server.url, '/search?q=qqqqzzzz', { 'sec-gpc': '1' })).toBe(200);
    expect(await search(server.url, '/search?q=zzzz%40qqqq.example')).toBe(200);
    // They are counted after the responses.
    await pause();
    await server.kill();
    const rows = await queryStore<{ locale: string; query: string; count: number }>(
      server,
      databaseUrl,
      'select locale, query, count from missed_searches order by locale',
    );
    expect(rows).toEqual([
      { locale: 'en', query: 'zzzzqqqq', count: 2 },
      { locale: 'ru', query: 'zzzzqqqq', count: 1 },
    ]);
  });
});

it('the search works with an unreachable store', async () => {
  const log: string[] = [];
  const server = await startServer({ env: { DATABASE_URL: 'postgres://site@127.0.0.1:1/none' }, log });
  expect(await search(server.url, '/search?q=zzzzqqqq')).toBe(200);
  await pause();
  expect(await search(server.url, '/search?q=zzzzqqqq')).toBe(200);
  await server.kill();
  expect(log.join('')).not.toContain('zzzzqqqq');
});
