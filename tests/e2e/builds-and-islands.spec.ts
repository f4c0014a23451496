import { expect, test } from '@playwright/test';
import { expectMissing, fetchJson, negotiatedCacheControl, publicCacheControl } from './expect-json';
import { forEachConcurrent, send, e2e, type SendOptions } from './send-request';

test.describe('builds', () => {
  test('latest.json returns the id of the newest build and the number of its content, whatever the query', async () => {
    const { id, publication } = await fetchJson<{ id: string; publication: number }>('/builds/latest.json');
    expect(publication).toBeGreaterThan(0);
    expect(await fetchJson('/builds/latest.json?1764000000000')).toEqual({ id, publication });
    expect(await fetchJson('/revision')).toEqual({ revision: id });
    expect((await send('/builds/latest.json')).headers['cache-control']).toBe('no-store');
  });

  test('a build manifest lists its route rules and its pages, which all exist', async () => {
    const { id } = await fetchJson<{ id: string }>('/builds/latest.json');
    const path = `/builds/meta/${id}.json`;
    const manifest = await fetchJson<{ id: string; routeRules: Record<string, unknown>; prerendered: string[] }>(path);
    expect(manifest.id).toBe(id);
    expect(manifest.routeRules['/pricing']).toEqual({
      indexable: true,
      caching: { prefixed: publicCacheControl, unprefixed: negotiatedCacheControl },
    });
    expect(manifest.routeRules['/search']).toMatchObject({ indexable: false });
    expect(manifest.prerendered).toEqual(
      expect.arrayContaining(['/', '/ru', '/zh/pricing', '/vi/docs', '/ru/search', '/_icons']),
    );
    expect((await send(`${path}?a=1`)).headers['cache-control']).toBe(publicCacheControl);
    await forEachConcurrent(
      manifest.prerendered.filter((_, i) => i % 25 === 0),
      async (page) => {
        expect((await send(page)).status, page).toBe(200);
        await fetchJson(page === '/' ? '/_payload.json' : `${page}/_payload.json`);
      },
    );
  });

  test('an unknown build is not found', async () => {
    await expectMissing('/builds/meta/nothing.json', 'no-store');
    expect((await send('/builds/meta')).status).toBe(404);
    expect((await send('/builds/meta/a/b.json')).status).toBe(404);
  });
});

test.describe('islands', () => {
  type Island<T> = { key: string; lang: string; data: T };
  const island = <T>(key: string, query = '', options?: SendOptions) =>
    fetchJson<Island<T>>(`/__nuxt_island/${key}.json${query}`, options);

  test('the latest-posts island uses the requested language', async () => {
    type Posts = { title: string; url: string; date: string }[];
    const [en, zh, vn, unknown] = await Promise.all([
      island<Posts>('latest-posts'),
      island<Posts>('latest-posts', '?lang=zh-CN'),
      island<Posts>('latest-posts', '?lang=vn'),
      island<Posts>('latest-posts', '?lang=xx'),
    ]);
    expect([en.lang, zh.lang, vn.lang, unknown.lang]).toEqual(['en-US', 'zh-CN', 'vi-VN', 'en-US']);
    for (const { url } of [...en.data, ...zh.data]) expect((await send(new URL(url).pathname)).status, url).toBe(200);
    expect(unknown.data).toEqual(en.data);
    expect(zh.data.map(({ title }) => title)).not.toEqual(en.data.map(({ title }) => title));
    // The e2e build has more posts than are listed.
    const many = await island<Posts>('latest-posts', '', e2e);
    expect(many.data).toHaveLength(5);
  });

  test('islands return the newest release, the plans and the downloads', async () => {
    const release = await island<{ version: string; date: string; url: string }>('latest-release', '?lang=fr');
    expect(release.data.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect((await send(new URL(release.data.url).pathname)).status).toBe(200);
    const { data } = await island<{ plans: { id: string }[] }>('plans');
    expect(data.plans.map(({ id }) => id)).toEqual(['free', 'solo', 'team', 'business']);
    const production = await island<{ system: string; url: string | null }[]>('downloads');
    expect(production.data.map(({ url }) => url)).toEqual([null, null, null, null, null]);
    const filled = await island<{ system: string; url: string | null }[]>('downloads', '', e2e);
    expect(filled.data[0]).toEqual({ system: 'com_win64', url: 'https://files.example/facetry-x64.exe' });
    expect(filled.data.at(-1)).toEqual({ system: 'linux', url: null });
  });

  test('islands are cached like public pages, and unknown names are not found', async () => {
    expect((await send('/__nuxt_island/plans.json')).headers['cache-control']).toBe(publicCacheControl);
    await expectMissing('/__nuxt_island/nothing.json', publicCacheControl);
    await expectMissing('/__nuxt_island/constructor.json', publicCacheControl);
    for (const path of ['/islands/plans', '/__nuxt_island/plans', '/ru/__nuxt_island/plans.json']) {
      expect((await send(path)).status, path).toBe(404);
    }
  });
});
