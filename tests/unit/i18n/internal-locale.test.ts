import { afterEach, expect, it, vi } from 'vitest';
import { isInternalLocale, localeFromInternal, toInternalLocale } from '@/lib/i18n/internal-locale';
import { localeCodes } from '@/lib/i18n/locales';

/** Loads the module with the host of `ZH_SITE_URL`, which is read once. */
async function originsWith(zhUrl: string) {
  vi.resetModules();
  vi.stubEnv('ZH_SITE_URL', zhUrl);
  return import('@/lib/i18n/origins');
}

afterEach(() => vi.unstubAllEnvs());

it('only Chinese is rendered for URLs with a prefix and for URLs without one', () => {
  const bothKinds = localeCodes.filter((code) => toInternalLocale(code, true) !== toInternalLocale(code, false));
  expect(bothKinds).toEqual(['zh']);
  expect(localeFromInternal(toInternalLocale('zh', true))).toBe('zh');
  expect(['zh', 'zh-prefixed', 'zh-CN', 'en-prefixed', ''].filter(isInternalLocale)).toEqual(['zh', 'zh-prefixed']);
});

it('the canonical Chinese pages have a prefix, which a Chinese host does without', async () => {
  const shared = await originsWith('');
  expect(shared.internalLocales).toEqual([...localeCodes, 'zh-prefixed']);
  expect(shared.canonicalInternalLocale('zh')).toBe('zh-prefixed');
  const separate = await originsWith('https://zh.facetry.example');
  expect(separate.internalLocales).toEqual(localeCodes);
  expect(separate.canonicalInternalLocale('zh')).toBe('zh');
});
