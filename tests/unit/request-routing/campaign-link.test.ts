import { afterEach, expect, it, vi } from 'vitest';
import { campaignUrl, findCampaignLinkError } from '@/lib/request-routing/campaign-link';
import { localeCodes } from '@/lib/i18n/locales';
import { routingContext } from '@/lib/request-routing/routing-context';

const context = routingContext();
const origin = 'https://www.facetry.example';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('a campaign link contains its encoded parameters', () => {
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
])('the query and the fragment of %s are preserved', (page, url) => {
  expect(campaignUrl('ru', page, { source: 'x' })).toBe(url);
  expect(findCampaignLinkError(url, context)).toBeNull();
});

it.each(['//evil.example', '/\\evil.example', 'pricing', 'https://evil.example/', ''])(
  'no campaign link is created for %j',
  (page) => {
    expect(() => campaignUrl('en', page, { source: 'x' })).toThrow(/^--page must be a path like \/pricing/);
  },
);

it.each([
  ['source', 200],
  ['campaign', 200],
  ['content', 200],
  ['ref', 100],
])('a campaign link has the longest %s that a landing stores, and no longer one', (name, limit) => {
  const urlOf = (length: number) => campaignUrl('en', '/', { source: 'x', [name]: 'ж'.repeat(length) });
  expect(new URL(urlOf(limit)).searchParams.get(name === 'ref' ? name : `utm_${name}`)).toHaveLength(limit);
  expect(() => urlOf(limit + 1)).toThrow(`--${name} must have at most ${limit} characters`);
});

it.each(localeCodes)('a campaign link opens a page in %s without a redirect, including the home page', (locale) => {
  for (const page of ['/', '/pricing', '/rpa', '/blog'] as const) {
    expect(findCampaignLinkError(campaignUrl(locale, page, { source: 'x' }), context)).toBeNull();
  }
});

it.each(localeCodes)('a campaign link opens a page in %s if Chinese has its own host', async (locale) => {
  vi.stubEnv('ZH_SITE_URL', 'https://www.facetry.cn');
  vi.resetModules();
  const fresh = await import('@/lib/request-routing/campaign-link');
  const { routingContext: contextOf } = await import('@/lib/request-routing/routing-context');
  for (const page of ['/', '/pricing'] as const) {
    const url = fresh.campaignUrl(locale, page, { source: 'x' });
    expect(url.startsWith('https://www.facetry.cn/')).toBe(locale === 'zh');
    expect(fresh.findCampaignLinkError(url, contextOf())).toBeNull();
  }
});

it('a campaign link to a moved or missing page is reported', () => {
  expect(findCampaignLinkError(`${origin}/ru/Pricing?utm_source=x`, context)).toContain('redirected to /ru/pricing');
  expect(findCampaignLinkError(`${origin}/ru/nothing?utm_source=x`, context)).toContain('does not exist');
});
