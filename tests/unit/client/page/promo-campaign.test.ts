import { describe, expect, it } from 'vitest';
import { isCampaignActive, promoCampaign } from '@/lib/client/page/promo-campaign';

describe('promo campaign', () => {
  it('the promo runs from its first day to the end of its last', () => {
    expect(isCampaignActive(new Date(Date.parse(promoCampaign.from) - 1))).toBe(false);
    expect(isCampaignActive(new Date(promoCampaign.from))).toBe(true);
    if (promoCampaign.until !== null) expect(isCampaignActive(new Date(`${promoCampaign.until}T23:59:59Z`))).toBe(true);
  });
});
