// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '@/lib/contract/storage-keys';
import { mockNavigator } from '@/tests/mocks/browser';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20);
const stored = () => localStorage.getItem(storageKeys.languagePreference);

/** Each test imports the module again, as a page load does. */
let suggestions: typeof import('@/lib/client/language/language-suggestions');
let chooseLanguage: (tag: string) => void;
beforeEach(async () => {
  vi.resetModules();
  suggestions = await import('@/lib/client/language/language-suggestions');
  const { storePreference } = await import('@/lib/client/language/language-preference');
  chooseLanguage = (tag) => storePreference(tag, '');
});
afterEach(() => localStorage.clear());

it('a closed language suggestion returns after thirty days, and the choice is still stored', () => {
  chooseLanguage('ru-RU');
  suggestions.dismissSuggestion(now);
  expect(suggestions.maySuggest('ru-RU', now + 30 * day - 1)).toBe(false);
  expect(suggestions.maySuggest('ru-RU', now + 30 * day)).toBe(true);
  expect(suggestions.maySuggest('th-TH', now + 30 * day)).toBe(false);
});

const invalidValues = ['1', 'null', '[]', ' NaN', ' 99999999999999999', '{"until":1}', 'xx 5'];
it.each(invalidValues)('an invalid stored value does not prevent the language suggestion: %s', (invalid) => {
  localStorage.setItem(storageKeys.languagePreference, invalid);
  expect(suggestions.maySuggest('ru-RU', now)).toBe(true);
  suggestions.dismissSuggestion(now);
  expect(suggestions.maySuggest('ru-RU', now)).toBe(false);
});

it('with Do Not Track a closed language suggestion stays closed on the next page, and nothing is stored', () => {
  mockNavigator({ globalPrivacyControl: true });
  suggestions.dismissSuggestion(now);
  expect([stored(), suggestions.maySuggest('ru-RU', now)]).toEqual([null, false]);
});
