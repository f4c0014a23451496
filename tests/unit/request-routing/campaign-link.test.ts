import { afterEach, describe, expect, it, vi } from 'vitest';
import { campaignUrl, validateCampaignLink } from '@/lib/request-routing/campaign-link';
import { localeCodes } from '@/lib/i18n/locales';
import { routingContext } from '@/lib/request-routing/routing-context';

const context = routingContext();
const origin = 'https://www.facetry.example';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('a campaign link', () => {
  it('holds its parameters, encoded', () => {
    const campaign = { source: 'news & more', medium: 'email', campaign: 'осень', ref: 'r1' };
    expect(campaignUrl('ru', '/pricing', campaign)).toBe(
      `${origin}/ru/pricing?utm_source=news+%26+more&utm_medium=email&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C&ref=r1`,
    );
  });

  it.each([
    ['/pricing?plan=team#faq', `${origin}/ru/pricing?plan=team&utm_source=x#faq`],
    ['/pricing#faq', `${origin}/ru/pricing?utm_source=x#faq`],
    ['/pricing?utm_source=old', `${origin}/ru/pricing?utm_source=x`],
    ['/?a=1', `${origin}/ru/?a=1&utm_source=x`],
  ])('keeps the query and the place of %s', (page, url) => {
    expect(campaignUrl('ru', page, { source: 'x' })).toBe(url);
    expect(validateCampaignLink(url, context)).toBeNull();
  });

  it.each(['//evil.example', '/\\evil.example', 'pricing', 'https://evil.example/', ''])(
    'is not made for %j',
    (page) => {
      expect(() => campaignUrl('en', page, { source: 'x' })).toThrow(/^--page must be a path like \/pricing/);
    },
  );

  it.each(localeCodes)('opens a page in %s without a redirect, the home page too', (locale) => {
    for (const page of ['/', '/pricing', '/rpa', '/blog'] as const) {
      expect(validateCampaignLink(campaignUrl(locale, page, { source: 'x' }), context)).toBeNull();
    }
  });

  it.each(localeCodes)('opens a page in %s where Chinese has a host of its own', async (locale) => {
    vi.stubEnv('ZH_SITE_URL', 'https://www.facetry.cn');
    vi.resetModules();
    const { campaignUrl: urlOf, validateCampaignLink: problemOf } = await import('@/lib/request-routing/campaign-link');
    const { routingContext: contextOf } = await import('@/lib/request-routing/routing-context');
    for (const page of ['/', '/pricing'] as const) {
      const url = urlOf(locale, page, { source: 'x' });
      expect(url.startsWith('https://www.facetry.cn/')).toBe(locale === 'zh');
      expect(problemOf(url, contextOf())).toBeNull();
    }
  });

  it('to a page that moved or does not exist is told', () => {
    expect(validateCampaignLink(`${origin}/ru/Pricing?utm_source=x`, context)).toContain('redirected to /ru/pricing');
    expect(validateCampaignLink(`${origin}/ru/nothing?utm_source=x`, context)).toContain('no such page');
  });
});
