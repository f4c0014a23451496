import { expect, it } from 'vitest';
import { lastModifiedHeader } from '@/lib/seo/last-modified';
import { sitemapFiles, sitemapLastModified } from '@/lib/seo/sitemap';

const now = new Date('2026-11-29T12:00:00Z');

it.each([
  ['its publication', [{ date: '2026-09-14' }, { date: '2026-09-13' }], 'Mon, 14 Sep 2026 00:00:00 GMT'],
  [
    'a change',
    [{ date: '2026-09-14', updated: '2026-10-02' }, { date: '2026-09-20' }],
    'Fri, 02 Oct 2026 00:00:00 GMT',
  ],
  [
    'the day it was first shown',
    [{ date: '2026-09-14', publishedSince: '2026-11-01' }],
    'Sun, 01 Nov 2026 00:00:00 GMT',
  ],
])('Last-Modified is the date of the newest entry: %s', (_, entries, expected) => {
  expect(lastModifiedHeader(entries, now)).toEqual({ 'Last-Modified': expected });
});

it('Last-Modified is omitted without entries, and is never in the future', () => {
  expect(lastModifiedHeader([], now)).toEqual({});
  expect(lastModifiedHeader([{ date: '2027-01-01' }], now)).toEqual({});
});

it('a sitemap has the date of the newest article in it', () => {
  const [file] = sitemapFiles('en');
  const newest = [...file!.matchAll(/<lastmod>(.*?)</g)]
    .map(([, date]) => date!)
    .toSorted()
    .at(-1)!;
  expect(sitemapLastModified(['en'])).toEqual({ 'Last-Modified': new Date(newest).toUTCString() });
  expect(sitemapLastModified(['en'], 7)).toEqual({});
});
