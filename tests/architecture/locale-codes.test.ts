import { expect, it } from 'vitest';
import { findMentions, type Overrides } from './sources';

/** Languages of the site are data (content/locales.json), so that each but English can be removed. */

/** Codes of the shipped table. English is the source of all translations. */
const codes = new Set(['zh', 'ru', 'vn', 'es', 'pt', 'tr', 'th', 'fr', 'uk', 'ko', 'hi', 'jp', 'tc']);

const byLanguage = 'Rules of languages as such, by subtags of BCP 47: other languages have none.';
const element = 'Names of HTML elements.';

/** Files that may name codes, which codes, and why. */
const allowed: Readonly<Record<string, readonly [codes: string, reason: string]>> = {
  'components/deferred/language-suggestion.tsx': ['zh', byLanguage],
  'lib/assets/fonts.ts': ['tr', byLanguage],
  'lib/client/chat/chat-api.ts': ['zh', 'The back end expects this value, whatever the language.'],
  'lib/content/heading-parts.ts': ['th zh', byLanguage],
  'lib/content/rehype-tables.ts': ['th tr', element],
  'lib/content/yes-no-cells.ts': ['es fr hi ko pt ru th tr uk zh', byLanguage],
  'lib/contract/endpoints/chat-choose.ts': ['zh', 'The back end expects this value, whatever the language.'],
  'lib/i18n/language-tag.ts': ['zh', byLanguage],
  'lib/i18n/locales-schema.ts': ['zh', 'The setting ZH_SITE_URL is for Chinese.'],
  'lib/i18n/locales.ts': ['zh', byLanguage],
  'lib/i18n/no-break-spaces.ts': ['fr ru th uk zh', byLanguage],
  'lib/i18n/workbench-locales.ts': ['ru zh', 'The languages of the workbench, which are not those of the site.'],
  'lib/next-intl/next-intl-request.ts': ['ko', byLanguage],
  'lib/search/article-sections.ts': ['th tr', element],
  'lib/search/build-index.ts': ['ko zh', byLanguage],
  'lib/search/build-shards.ts': ['th', byLanguage],
  'lib/search/stemming.ts': ['es fr hi ko pt ru tr uk', byLanguage],
  'lib/search/stop-words.ts': ['es fr hi ko pt ru th tr uk zh', byLanguage],
};

/** Codes that are a whole text, or the first segment of a path. */
const mentions = (overrides?: Overrides) =>
  findMentions((text, file) => {
    const code = /^\/?(\w\w)(?:$|(?<=\/..)\/)/.exec(text)?.[1];
    const isAllowed = file === 'lib/i18n/locale-rows.ts' || allowed[file]?.[0].split(' ').includes(code!);
    return code && codes.has(code) && !isAllowed ? code : undefined;
  }, overrides);

it('no code depends on the code of a language of the site, apart from listed exceptions', () => {
  expect(mentions()).toEqual([]);
});

it.each([
  ['a comparison', "export const isKorean = (locale: string) => locale === 'ko';"],
  ['a key', 'export const hosts = { ko: 1 };'],
  ['a quoted key', "export const hosts = { 'ko': 1 };"],
  ['a property', 'export const host = (hosts: { ko: 1 }) => hosts.ko;'],
  ['a type', "export type Known = 'ko';"],
  ['a path', "export const docs = '/ko/docs';"],
  ['a prefix', "export const prefix = '/ko';"],
  ['a path in a template', 'export const page = (id: string) => `/ko/${id}`;'],
])('the code of a language is found as %s', (_, text) => {
  expect(mentions({ 'lib/urls/example.ts': text })).toEqual(['lib/urls/example.ts: ko']);
});

it('texts, variables and longer paths are not taken for the code of a language', () => {
  const text = "export const [ko, other] = ['/kora', `Ko ${1}`]; export const path = '/assets/ko';";
  expect(mentions({ 'lib/urls/example.ts': text })).toEqual([]);
});
