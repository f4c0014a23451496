import { describe, expect, it } from 'vitest';
import { isOffered, offer } from '@/lib/browser/page/banner-offer';

describe('the offer', () => {
  it('stands from its first day to the end of its last', () => {
    expect(isOffered(new Date(Date.parse(offer.from) - 1))).toBe(false);
    expect(isOffered(new Date(offer.from))).toBe(true);
    if (offer.until !== null) expect(isOffered(new Date(`${offer.until}T23:59:59Z`))).toBe(true);
  });
});
