// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/lib/contract/storage-keys';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20);
const kept = () => localStorage.getItem(storageKeys.languageOffer);

/** What a page load begins with: nothing in memory. */
let wish: typeof import('@/lib/client/page/language-suggestions');
let chooseLanguage: (tag: string) => void;
beforeEach(async () => {
  vi.resetModules();
  wish = await import('@/lib/client/page/language-suggestions');
  const { storePreference: keepWish } = await import('@/lib/client/page/language-preference');
  chooseLanguage = (tag) => keepWish(tag, '');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the offer of another language', () => {
  it('is made to whoever has said nothing', () => {
    expect(wish.maySuggest('ru-RU', now)).toBe(true);
  });

  it('is not made against a choice, and is for it', () => {
    chooseLanguage('en-US');
    expect([wish.maySuggest('ru-RU', now), wish.maySuggest('en-US', now)]).toEqual([false, true]);
    chooseLanguage('ru-RU');
    expect([wish.maySuggest('ru-RU', now), wish.maySuggest('en-US', now)]).toEqual([true, false]);
  });

  it('that was closed comes again after thirty days, and the choice is still known', () => {
    chooseLanguage('ru-RU');
    wish.dismissSuggestion(now);
    expect(wish.maySuggest('ru-RU', now + 30 * day - 1)).toBe(false);
    expect(wish.maySuggest('ru-RU', now + 30 * day)).toBe(true);
    expect(wish.maySuggest('th-TH', now + 30 * day)).toBe(false);
  });

  it.each(['1', 'null', '[]', ' NaN', ' 99999999999999999', '{"until":1}', 'xx 5'])(
    'is made where what is kept is nothing that this build has written: %s',
    (rubbish) => {
      localStorage.setItem(storageKeys.languageOffer, rubbish);
      expect(wish.maySuggest('ru-RU', now)).toBe(true);
      wish.dismissSuggestion(now);
      expect(wish.maySuggest('ru-RU', now)).toBe(false);
    },
  );

  it('stays closed on the next page where the browser asks not to be tracked, and nothing is stored', () => {
    vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }) as Navigator);
    wish.dismissSuggestion(now);
    expect([kept(), wish.maySuggest('ru-RU', now)]).toEqual([null, false]);
  });
});
