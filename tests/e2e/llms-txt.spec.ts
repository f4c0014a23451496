import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { send } from './send';

const origin = 'https://www.facetry.example';

test('a list names its feeds in three formats, and an article its Markdown, and each of them is there', async () => {
  const typesOf = async (path: string) => {
    const $ = cheerio.load((await send(path)).body);
    const links = $('link[rel=alternate][type]').toArray();
    return links.map((link) => ({ type: $(link).attr('type')!, path: $(link).attr('href')!.slice(origin.length) }));
  };
  const feeds = await typesOf('/ru/blog');
  expect(feeds.map(({ type }) => type)).toEqual([
    'application/rss+xml',
    'application/atom+xml',
    'application/feed+json',
  ]);
  const markdown = await typesOf('/zh/docs/proxies');
  expect(markdown).toEqual([{ type: 'text/markdown', path: '/zh/docs/proxies.md' }]);
  for (const { type, path } of [...feeds, ...markdown]) {
    const { status, headers } = await send(path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toBe(`${type}; charset=utf-8`);
  }
  // Where an article is shown in English, its Markdown is the English one.
  expect(await typesOf('/ko/docs/proxies')).toEqual([{ type: 'text/markdown', path: '/docs/proxies.md' }]);
});

test('Markdown is compressed, can be asked for again without being sent again, and is kept from search engines', async () => {
  const packed = { 'Accept-Encoding': 'br' };
  const { headers } = await send('/docs/proxies.md', { headers: packed });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['x-robots-tag']).toContain('noindex');
  const again = await send('/docs/proxies.md', { headers: { ...packed, 'If-None-Match': headers.etag! } });
  expect(again.status).toBe(304);
});

test('every address that llms.txt names is there', async () => {
  const { body, headers } = await send('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const addresses = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address!.slice(origin.length));
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) expect((await send(address)).status, address).toBe(200);
});
