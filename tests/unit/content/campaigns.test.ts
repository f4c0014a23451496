import { expect, it } from 'vitest';
import { activeCampaign, type Campaign } from '@/lib/content/campaigns';

const texts = { text: 'text', register: 'register' } as const;
const spring: Campaign = { from: '2026-03-01', until: '2026-03-31', ...texts };
const always: Campaign = { from: '2026-03-15', until: null, ...texts };
const at = (time: string) => activeCampaign(new Date(time), [spring, always]);

it('a promo campaign runs from its first day to the end of its last', () => {
  expect(at('2026-02-28T23:59:59Z')).toBeUndefined();
  expect(at('2026-03-01T00:00:00Z')).toBe(spring);
  expect(at('2026-03-31T23:59:59Z')).toBe(spring);
  expect(at('2026-04-01T00:00:00Z')).toBe(always);
});
