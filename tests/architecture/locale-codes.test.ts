import { expect, it } from 'vitest';
import type { Node } from 'oxc-parser';
import { readSources, walk, type Overrides } from './sources';

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
  'lib/next-intl/next-intl-request.ts': ['ko', byLanguage],
  'lib/search/article-sections.ts': ['th tr', element],
  'lib/search/build-index.ts': ['ko zh', byLanguage],
  'lib/search/build-shards.ts': ['th', byLanguage],
  'lib/search/stemming.ts': ['es fr hi ko pt ru tr uk', byLanguage],
  'lib/search/stop-words.ts': ['es fr hi ko pt ru th tr uk zh', byLanguage],
};

/** The text of a string, a key or the name of a property. */
function textOf(node: Node): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateElement') return node.value.cooked;
  if (node.type === 'Property' && !node.computed && node.key.type === 'Identifier') return node.key.name;
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
    return node.property.name;
  return undefined;
}

/** Codes that are a whole text, or the first segment of a path. */
function mentions(overrides: Overrides = {}): string[] {
  const found = [...readSources(overrides)]
    .filter(([file]) => !/^(?:generated|tests)\/|^lib\/i18n\/locale-rows\.ts$/.test(file))
    .flatMap(([file, { program }]) =>
      [...walk(program)].flatMap((node) => {
        const text = textOf(node);
        const code = typeof text === 'string' ? /^\/?(\w\w)(?:$|(?<=\/..)\/)/.exec(text)?.[1] : undefined;
        return code && codes.has(code) && !allowed[file]?.[0].split(' ').includes(code) ? `${file}: ${code}` : [];
      }),
    );
  return [...new Set(found)];
}

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
