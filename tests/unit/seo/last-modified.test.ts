import { describe, expect, it } from 'vitest';
import { lastModifiedHeader } from '@/lib/seo/last-modified';
import { sitemapFiles, sitemapLastModified } from '@/lib/seo/sitemap';

const now = new Date('2026-11-29T12:00:00Z');

describe('Last-Modified of feeds and sitemaps', () => {
  it('Last-Modified is the date of the newest entry: its publication, its last change, or the day it was first shown', () => {
    const header = (...entries: Parameters<typeof lastModifiedHeader>[0]) => lastModifiedHeader(entries, now);
    expect(header({ date: '2026-09-14' }, { date: '2026-09-13' })).toEqual({
      'Last-Modified': 'Mon, 14 Sep 2026 00:00:00 GMT',
    });
    expect(header({ date: '2026-09-14', updated: '2026-10-02' }, { date: '2026-09-20' })).toEqual({
      'Last-Modified': 'Fri, 02 Oct 2026 00:00:00 GMT',
    });
    expect(header({ date: '2026-09-14', shownSince: '2026-11-01' })).toEqual({
      'Last-Modified': 'Sun, 01 Nov 2026 00:00:00 GMT',
    });
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
});
