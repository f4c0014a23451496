import { expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { signInLanguages } from '@/lib/i18n/locale-rows';
import { signInLanguage } from '@/lib/i18n/sign-in-language';

it.each([
  ['ru', 'ru-RU', 'ru-RU'],
  ['ko', 'ko-KR', 'en-US'],
  ['jp', 'ja-JP', 'en-US'],
  ['tc', 'zh-TW', 'zh-TW'],
  ['tc', 'zh-HK', 'zh-HK'],
  ['en', 'it-IT', 'it-IT'],
  ['en', 'id-ID', 'id-ID'],
  ['en', 'de-DE', 'en-US'],
  ['xx', 'de-DE', 'en-US'],
])('on a page in %s with a browser in %s the sign-in language is %s', (locale, browser, expected) => {
  expect(signInLanguage(locale, browser)).toBe(expected);
});

it('the sign-in language is always a supported one', () => {
  for (const locale of localeCodes) expect(signInLanguages).toContain(signInLanguage(locale, ''));
});
