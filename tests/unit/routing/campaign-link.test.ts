import { describe, expect, it } from 'vitest';
import { campaignPath, linkProblem } from '@/lib/routing/campaign-link';
import { localeCodes } from '@/lib/i18n/locales';
import { routingContext } from '@/lib/routing/routing-context';

const context = routingContext();

describe('a campaign link', () => {
  it('holds its parameters, encoded', () => {
    const campaign = { source: 'news & more', medium: 'email', campaign: 'осень', ref: 'r1' };
    expect(campaignPath('ru', '/pricing', campaign)).toBe(
      '/ru/pricing?utm_source=news+%26+more&utm_medium=email&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C&ref=r1',
    );
  });

  it.each(localeCodes)('opens a page in %s without a redirect, the home page too', (locale) => {
    for (const page of ['/', '/pricing', '/rpa', '/blog'] as const) {
      expect(linkProblem(campaignPath(locale, page, { source: 'x' }), context)).toBeNull();
    }
  });

  it('to a page that moved or does not exist is told', () => {
    expect(linkProblem('/ru/Pricing?utm_source=x', context)).toContain('redirected to /ru/pricing');
    expect(linkProblem('/ru/nothing?utm_source=x', context)).toContain('no such page');
  });
});
