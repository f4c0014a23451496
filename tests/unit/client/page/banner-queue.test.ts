import { beforeEach, describe, expect, it } from 'vitest';
import { currentBanner, useBannerQueue } from '@/lib/client/page/banner-queue';

describe('whose turn it is at the edge of the window', () => {
  it.each([
    ['nobody’s before consent is known', {}, null],
    ['nobody’s while consent is not known, though others are due', { language: true, banner: true }, null],
    ['consent’s before all others', { consent: true, language: true, banner: true }, 'consent'],
    ['consent’s, whether or not the others know', { consent: true }, 'consent'],
    ['the language’s once consent is given or refused', { consent: false, language: true, banner: true }, 'language'],
    ['nobody’s while it is not known which language', { consent: false, banner: true }, null],
    ['the banner’s at last', { consent: false, language: false, banner: true }, 'banner'],
    ['nobody’s when none has anything to say', { consent: false, language: false, banner: false }, null],
  ] as const)('is %s', (_, due, turn) => {
    expect(currentBanner(due)).toBe(turn);
  });
});

describe('the owner of the edge', () => {
  beforeEach(() => useBannerQueue.setState({ due: {} }));

  it('hands the turn on when one has gone, and back when consent is asked about again', () => {
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
