import { describe, expect, it } from 'vitest';
import { normalizeLocation } from '@/lib/http-server/send-redirect';

describe('where a redirect leads', () => {
  it.each([
    ['/ru/pricing?a=1#x', '/ru/pricing?a=1#x'],
    ['/search?q="<\'>', '/search?q=%22%3C%27%3E'],
    ['https://www.facetry.cn/pricing?a=1', 'https://www.facetry.cn/pricing?a=1'],
    ['/ж', '/%D0%B6'],
  ])('%s is written %s', (location, written) => {
    expect(normalizeLocation(location)).toBe(written);
  });
});
