import { expect, it } from 'vitest';
import { currentBanner, isBannerVisible, useBannerQueue } from '@/lib/client/banners/banner-queue';

it.each([
  ['none before consent is known', {}, null],
  ['none while consent is unknown, though others are requested', { language: true, promo: true }, null],
  ['consent before all others', { consent: true, language: true, promo: true }, 'consent'],
  ['consent, even if others are unknown', { consent: true }, 'consent'],
  ['the language suggestion once consent is settled', { consent: false, language: true, promo: true }, 'language'],
  ['none while the language suggestion is unknown', { consent: false, promo: true }, null],
  ['the promo banner last', { consent: false, language: false, promo: true }, 'promo'],
  ['none if no banner is requested', { consent: false, language: false, promo: false }, null],
] as const)('the banner slot belongs to %s', (_, requests, turn) => {
  expect(currentBanner(requests)).toBe(turn);
});

it.each([
  ['the notice and the language suggestion together', { consent: true, language: true, promo: true }, true, true],
  ['the language suggestion while consent is unknown', { language: true }, false, true],
  ['only the notice if no language is suggested', { consent: true, language: false }, true, false],
  ['only the language suggestion once consent is settled', { consent: false, language: true }, false, true],
] as const)('a wide viewport shows %s', (_, requests, hasNotice, hasSuggestion) => {
  expect([isBannerVisible('consent', requests, true), isBannerVisible('language', requests, true)]).toEqual([
    hasNotice,
    hasSuggestion,
  ]);
  expect(isBannerVisible('promo', requests, true)).toBe(false);
});

it('in a narrow viewport the language suggestion waits for the consent notice', () => {
  const requests = { consent: true, language: true };
  expect(isBannerVisible('consent', requests, false)).toBe(true);
  expect(isBannerVisible('language', requests, false)).toBe(false);
});

it('the banner slot passes to the next banner, and back when consent is requested again', () => {
  const { setRequested } = useBannerQueue.getState();
  const turn = () => currentBanner(useBannerQueue.getState().requests);
  setRequested('promo', true);
  setRequested('consent', true);
  setRequested('language', true);
  expect(turn()).toBe('consent');
  setRequested('consent', false);
  expect(turn()).toBe('language');
  setRequested('language', false);
  expect(turn()).toBe('promo');
  setRequested('consent', true);
  expect(turn()).toBe('consent');
});
