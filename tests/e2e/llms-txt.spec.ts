import { expect, test } from '@playwright/test';
import { partlyTranslated } from '../articles';
import { readHtml, send } from './send-request';

const origin = 'https://www.facetry.example';
const { path: docs } = partlyTranslated();

test('lists link to feeds in three formats and articles to their Markdown, and all of them exist', async () => {
  const typesOf = async (path: string) => {
    const $ = await readHtml(path);
    const links = $('link[rel=alternate][type]').toArray();
    return links.map((link) => ({ type: $(link).attr('type')!, path: $(link).attr('href')!.slice(origin.length) }));
  };
  const feeds = await typesOf('/ru/blog');
  expect(feeds.map(({ type }) => type)).toEqual([
    'application/rss+xml',
    'application/atom+xml',
    'application/feed+json',
  ]);
  const markdown = await typesOf(`/zh${docs}`);
  expect(markdown).toEqual([{ type: 'text/markdown', path: `/zh${docs}.md` }]);
  for (const { type, path } of [...feeds, ...markdown]) {
    const { status, headers } = await send(path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toBe(`${type}; charset=utf-8`);
  }
  // For an article shown in English, the Markdown is the English one.
  expect(await typesOf(`/ko${docs}`)).toEqual([{ type: 'text/markdown', path: `${docs}.md` }]);
});

test('Markdown is compressed, revalidated with 304, and noindex', async () => {
  const acceptBrotli = { 'Accept-Encoding': 'br' };
  const { headers } = await send(`${docs}.md`, { headers: acceptBrotli });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['x-robots-tag']).toContain('noindex');
  const again = await send(`${docs}.md`, { headers: { ...acceptBrotli, 'If-None-Match': headers.etag! } });
  expect(again.status).toBe(304);
});

test('every URL in llms.txt exists', async () => {
  const { body, headers } = await send('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const paths = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path!.slice(origin.length));
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) expect((await send(path)).status, path).toBe(200);
});
