import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Sites with other languages than the shipped ones. */

type Rows = Record<string, Record<string, unknown>>;

const english = { language: 'en-US', name: 'English', domainDefault: true, isCatchallLocale: true };
const chinese = { language: 'zh-CN', name: '简体中文', domainDefault: true, domain: 'ZH_SITE_URL' };
const taiwanese = { language: 'zh-TW', name: '繁體中文' };

/** Loads modules with a locale table. */
async function loadWith(rows: Rows) {
  vi.doMock('@/lib/i18n/locale-rows', () => ({ localeRows: rows, signInLanguages: ['en-US', 'it-IT', 'id-ID'] }));
  return {
    ...(await import('@/lib/i18n/language-tag')),
    ...(await import('@/lib/i18n/internal-locale')),
    ...(await import('@/lib/i18n/negotiate-locale')),
    ...(await import('@/lib/i18n/locale-paths')),
    ...(await import('@/lib/i18n/sign-in-language')),
    ...(await import('@/lib/i18n/origins')),
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('ZH_SITE_URL', '');
  return () => vi.unstubAllEnvs();
});

describe('a site without Chinese', () => {
  const rows = { en: english, it: { language: 'it-IT', name: 'Italiano' } };

  it('has no Chinese URLs, and ignores a Chinese host', async () => {
    vi.stubEnv('ZH_SITE_URL', 'https://zh.facetry.example');
    const site = await loadWith(rows);
    expect(site.internalLocales).toEqual(['en', 'it']);
    expect(['zh', 'zh-prefixed', 'en-prefixed'].filter(site.isInternalLocale)).toEqual([]);
    expect([site.siteOrigins.byLocale, site.siteHosts.byLocale]).toEqual([{}, {}]);
    expect(['zh', 'tc', 'zh-TW', 'vi'].map(site.localeFromTag)).toEqual([null, null, null, null]);
    expect(site.splitLocale('/vi/docs')).toEqual({ locale: null, path: '/vi/docs' });
  });

  it('serves unprefixed URLs in English, whatever the visitor prefers', async () => {
    const site = await loadWith(rows);
    const hints = { host: 'www.facetry.example', cookie: 'zh', acceptLanguage: 'zh-CN' };
    expect(site.negotiateLocale(hints, site.siteHosts)).toBe('en');
    expect(site.rootRedirectLocale(hints, site.siteHosts)).toBeNull();
    vi.stubGlobal('location', { pathname: '/pricing' });
    expect(site.linkPath('en', '/faq')).toBe('/faq');
  });

  it('offers a sign-in language of its own to readers of that language only', async () => {
    const site = await loadWith(rows);
    expect(site.signInLanguage('it', 'de-DE')).toBe('it-IT');
    expect(site.signInLanguage('en', 'it-IT')).toBe('en-US');
    expect(site.signInLanguage('en', 'id-ID')).toBe('id-ID');
  });
});

describe('several locales of one language', () => {
  it('Chinese in one script is shown to readers of both', async () => {
    const simplified = await loadWith({ en: english, zh: chinese });
    expect(['zh', 'zh-TW', 'zh-Hant'].map(simplified.localeFromTag)).toEqual(['zh', 'zh', 'zh']);
    vi.resetModules();
    const traditional = await loadWith({ en: english, tc: taiwanese });
    expect(['zh', 'zh-CN', 'zh-Hans'].map(traditional.localeFromTag)).toEqual(['tc', 'tc', 'tc']);
    expect(traditional.internalLocales).toEqual(['en', 'tc']);
  });

  it('a script or region selects a locale whatever the order of the table', async () => {
    const { localeFromTag } = await loadWith({
      en: english,
      tc: taiwanese,
      zh: chinese,
      pt: { language: 'pt-PT', name: 'Português' },
      xp: { language: 'pt-BR', name: 'Português do Brasil' },
    });
    const tags = ['zh', 'zh-CN', 'zh-HK', 'tc', 'pt', 'pt-BR', 'pt-AO', 'xp'];
    expect(tags.map(localeFromTag)).toEqual(['zh', 'zh', 'tc', 'tc', 'pt', 'xp', 'pt', 'xp']);
  });
});
