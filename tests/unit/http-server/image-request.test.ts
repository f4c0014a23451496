import { describe, expect, it } from 'vitest';
import { isUnknownImage } from '@/lib/http-server/image-request';

const file = { file: 'public/assets/pictures/chart.png' } as never;
const table = {
  get: (address: string) => (/^\/(?:assets\/pictures\/chart|icon)\.png$/.test(address) ? file : undefined),
};
const requests = (url: string, more = '') =>
  isUnknownImage('/_next/image', `?url=${encodeURIComponent(url)}&w=320&q=100${more}`, table);

describe('resized images', () => {
  it('images of articles can be resized', () => {
    expect(requests('/assets/pictures/chart.png')).toBe(false);
    expect(isUnknownImage('/pricing', '?url=x', table)).toBe(false);
  });

  it.each([
    '',
    '/icon.png',
    '/assets/pictures/ada@example.org.png',
    '/assets/pictures/%E0%A4',
    '/assets/pictures/../../icon.png',
    '/x/../assets/pictures/chart.png',
    'https://elsewhere.example/assets/pictures/chart.png',
    '/assets/pictures/chart.png\n2026-01-01 forged',
  ])('other images are not resized: %j', (url) => {
    expect(requests(url)).toBe(true);
  });

  it('a request without an image, or with two, is rejected', () => {
    expect(isUnknownImage('/_next/image', '', table)).toBe(true);
    expect(requests('/assets/pictures/chart.png', '&url=/icon.png')).toBe(true);
  });
});
