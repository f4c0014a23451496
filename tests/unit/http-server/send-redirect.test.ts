import { describe, expect, it } from 'vitest';
import { normalizeLocation } from '@/lib/http-server/send-redirect';

describe('Location of a redirect', () => {
  it.each([
    ['/ru/pricing?a=1#x', '/ru/pricing?a=1#x'],
    ['/search?q="<\'>', '/search?q=%22%3C%27%3E'],
    ['https://www.facetry.cn/pricing?a=1', 'https://www.facetry.cn/pricing?a=1'],
    ['/ж', '/%D0%B6'],
  ])('the Location %s is normalized to %s', (location, written) => {
    expect(normalizeLocation(location)).toBe(written);
  });
});
