import { beforeEach, describe, expect, it } from 'vitest';
import { currentBanner, isBannerVisible, useBannerQueue } from '@/lib/client/page/banner-queue';

describe('banner slot', () => {
  it.each([
    ['none before consent is known', {}, null],
    ['none while consent is unknown, though others are due', { language: true, banner: true }, null],
    ['consent before all others', { consent: true, language: true, banner: true }, 'consent'],
    ['consent, even if others are unknown', { consent: true }, 'consent'],
    ['the language suggestion once consent is settled', { consent: false, language: true, banner: true }, 'language'],
    ['none while the language suggestion is unknown', { consent: false, banner: true }, null],
    ['the promo banner last', { consent: false, language: false, banner: true }, 'banner'],
    ['none if no banner is due', { consent: false, language: false, banner: false }, null],
  ] as const)('the banner slot belongs to %s', (_, due, turn) => {
    expect(currentBanner(due)).toBe(turn);
  });
});

describe('banners in a wide window', () => {
  it.each([
    ['the notice and the language suggestion together', { consent: true, language: true, banner: true }, true, true],
    ['the language suggestion while consent is unknown', { language: true }, false, true],
    ['only the notice if no language is suggested', { consent: true, language: false }, true, false],
    ['only the language suggestion once consent is settled', { consent: false, language: true }, false, true],
  ] as const)('a wide window shows %s', (_, due, hasNotice, hasSuggestion) => {
    expect([isBannerVisible('consent', due, true), isBannerVisible('language', due, true)]).toEqual([
      hasNotice,
      hasSuggestion,
    ]);
    expect(isBannerVisible('banner', due, true)).toBe(false);
  });

  it('in a narrow window the language suggestion waits for the consent notice', () => {
    const due = { consent: true, language: true };
    expect([isBannerVisible('consent', due, false), isBannerVisible('language', due, false)]).toEqual([true, false]);
  });
});

describe('banner queue', () => {
  beforeEach(() => useBannerQueue.setState({ due: {} }));

  it('the banner slot passes to the next banner, and back when consent is requested again', () => {
    const { setDue } = useBannerQueue.getState();
    const turn = () => currentBanner(useBannerQueue.getState().due);
    setDue('banner', true);
    setDue('consent', true);
    setDue('language', true);
    expect(turn()).toBe('consent');
    setDue('consent', false);
    expect(turn()).toBe('language');
    setDue('language', false);
    expect(turn()).toBe('banner');
    setDue('consent', true);
    expect(turn()).toBe('consent');
  });
});
