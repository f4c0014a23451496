import { describe, expect, it } from 'vitest';
import { isUnknownImage } from '@/lib/http-server/image-request';

const file = { file: 'public/images/chart.png' } as never;
const table = {
  get: (path: string) => (/^\/(?:images\/chart|icon)\.png$/.test(path) ? file : undefined),
};
const requests = (url: string, more = '') =>
  isUnknownImage('/_next/image', `?url=${encodeURIComponent(url)}&w=320&q=100${more}`, table);

describe('resized images', () => {
  it('images of articles can be resized', () => {
    expect(requests('/images/chart.png')).toBe(false);
    expect(isUnknownImage('/pricing', '?url=x', table)).toBe(false);
  });

  it.each([
    '',
    '/icon.png',
    '/images/ada@example.org.png',
    '/images/%E0%A4',
    '/images/../../icon.png',
    '/x/../images/chart.png',
    'https://elsewhere.example/images/chart.png',
    '/images/chart.png\n2026-01-01 forged',
  ])('images outside articles are not resized: %j', (url) => {
    expect(requests(url)).toBe(true);
  });

  it('a request for a resized image without a source, or with two, is rejected', () => {
    expect(isUnknownImage('/_next/image', '', table)).toBe(true);
    expect(requests('/images/chart.png', '&url=/icon.png')).toBe(true);
  });
});
