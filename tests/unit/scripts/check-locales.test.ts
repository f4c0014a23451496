import { readFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withPrefixes } from '@/scripts/prepare-locales';
import { replaceInFile } from '../pages/invalid-content';
import { copiedContent } from './copied-content';

const { at, found } = copiedContent();

it.each([
  ['"ru-RU"', '"RU"', '20: locales.2.language: must be a language and a region, such as it-IT'],
  ['"tr-TR"', '"ar-EG"', '24: locales.6.language: is written from right to left, which the styles do not support'],
  ['"ja-JP"', '"jp-JP"', '30: locales.12.language: “jp” is not a language; did you mean “ja-JP”?'],
  ['"ko-KR"', '"ko-KX"', '28: locales.10.language: “KX” is not a country or region; did you mean “ko-KR”?'],
  ['"ko-KR"', '"qq-QQ"', /^28: locales\.10\.language: “qq” is not a language/],
  ['"it-IT"', '"it-TI"', /^47: signInLanguages\.13: “TI” is not a country or region; did you mean “it-IT”\?$/],
  ['"language": "th-TH"', '"langauge": "th-TH"', '25: locales.7.langauge: unknown field; did you mean “language”?'],
  ['"name": "ไทย"', '"name": ""', '25: locales.7.name: must not be empty'],
  ['"code": "hi"', '"code": "hindi"', '29: locales.11.code: must be two lowercase letters'],
  ['"code": "hi"', '"code": "tr"', /: locales\.11\.code: “tr” is already in locales\.6\.code$/],
  ['"language": "tr-TR"', '"language": "fr-FR"', /: locales\.8\.language: “fr-FR” is already in locales\.6\.language$/],
  ['["ua"]', '["ru"]', '27: locales.9.aliases.0: “ru” is already in locales.2.code'],
  ['"code": "jp"', '"code": "it"', '30: locales.12.code: “it” is the code of Italian; did you mean “ja”?'],
  ['"genericLanguage": "es"', '"genericLanguage": "pt"', /: locales\.4\.genericLanguage: must be “es”, alone or/],
  ['"docsPrefix": "vi"', '"docsPrefix": "vt"', '21: locales.3.docsPrefix: must be “vi” or one of “aliases”'],
  ['"code": "en"', '"code": "xx"', /: locales: “en” is missing: English is the source of all translations$/],
  ['"tr-TR",', '"tr-TR", "isCatchallLocale": true,', /: locales\.6\.isCatchallLocale: only “en” can be true: /],
  [
    '"tr-TR",',
    '"tr-TR", "domainDefault": true,',
    /: locales\.6\.domainDefault: only “en” and the locale with “domain”/,
  ],
  [
    '"tr-TR",',
    '"tr-TR", "domain": "ZH_SITE_URL",',
    /: locales\.6\.domain: ZH_SITE_URL is the host of a Chinese locale$/,
  ],
  ['"domain": "ZH_SITE_URL"', '"domain": "TR_SITE_URL"', /: locales\.1\.domain: must be ZH_SITE_URL$/],
  ['"domain":', '"draft": true, "domain":', /: locales\.1\.draft: a locale with “domainDefault” cannot be a draft$/],
  ['["ua"]', '["og"]', '27: locales.9.aliases.0: /og is already a path of the site; choose another code'],
  ['[\n    "en-US",', '[', /: signInLanguages: “en-US” is missing$/],
])('a mistake in the locale table is reported with line, field and reason: %s → %s', (from, to, expected) => {
  replaceInFile(at(), 'content/locales.json', from, to);
  const messages = found().map((line) => line.replace('content/locales.json:', ''));
  expect(messages).toContainEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

it('a locale without messages is reported', () => {
  rmSync(at('messages', 'th'), { recursive: true });
  expect(found()).toEqual(['content/locales.json:25: locales.7.code: the folder messages/th is missing']);
});

it('the nginx configuration lists the prefixes of the locales, and of their documentation', () => {
  const row = { language: '', name: '' };
  const nginx = withPrefixes(readFileSync('deploy/nginx.conf', 'utf8'), [
    { ...row, code: 'en', domainDefault: true, isCatchallLocale: true },
    { ...row, code: 'it' },
  ]);
  expect(nginx.match(/^.* prefixed;$/gm)).toEqual(['        "~^/(?:it)(?:/|$)" prefixed;']);
});
