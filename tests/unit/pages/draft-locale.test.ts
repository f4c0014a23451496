import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseAcceptLanguage } from '@/lib/i18n/accept-language';
import type { LocaleCode } from '@/lib/i18n/locales';
import { checkMessageFiles } from '@/lib/content/check/message-files';
import { pageCopy } from '@/lib/content/page-copy';
import { uiMessages } from '@/lib/content/ui-messages';
import { languageLinks } from '@/lib/pages/language-links';
import { localeVariants, servedLocales } from '@/lib/pages/locale-variants';
import { pageMetadata } from '@/lib/seo/metadata';
import { indexedLocales, localeFromSitemap } from '@/lib/seo/sitemap';
import { folderPerTest } from '@/tests/temp-folder';

/** A draft locale: Italian, of whose messages only few are written. */

vi.mock('@/lib/i18n/locale-rows', () => ({
  localeRows: {
    en: { language: 'en-US', name: 'English', domainDefault: true, isCatchallLocale: true },
    it: { language: 'it-IT', name: 'Italiano', draft: true },
  },
  signInLanguages: ['en-US'],
}));

const italian = 'it' as LocaleCode;
const { at } = folderPerTest();

beforeEach(() => {
  for (const folder of ['content', 'messages/en']) cpSync(folder, at(folder), { recursive: true });
  // They refer to languages that this site lacks.
  for (const name of ['solutions', 'alternatives']) writeFileSync(at(`content/${name}.json`), '[]');
  mkdirSync(at('messages/it/pages'), { recursive: true });
  vi.spyOn(process, 'cwd').mockReturnValue(at());
});

const write = (name: string, messages: unknown) => writeFileSync(at('messages/it', name), JSON.stringify(messages));

it('a draft locale is served, but no search engine, menu or suggestion leads to it', () => {
  expect(servedLocales('/pricing')).toContain('it');
  expect(localeVariants('/pricing').map(({ locale }) => locale)).toEqual(['en']);
  expect(languageLinks('/pricing').map(({ code }) => code)).toEqual(['en']);
  expect([indexedLocales(null), localeFromSitemap('it-IT')]).toEqual([['en'], undefined]);
  expect(parseAcceptLanguage('it, en;q=0.5')).toEqual(['en']);
});

it('the pages of a draft locale are not indexed', async () => {
  const robots = async (locale: LocaleCode) =>
    (await pageMetadata({ locale, path: '/pricing', title: 'Prezzi', description: 'Prezzi' })).robots;
  expect(await robots(italian)).toEqual({ index: false });
  expect(await robots('en')).toBeUndefined();
});

it('a draft locale shows English where it has no texts', () => {
  write('errors.json', { goHome: 'Vai alla home page' });
  write('pages/faq.json', { heading: 'Domande' });
  const [own, english] = [uiMessages(italian), uiMessages('en')];
  expect(own.errors).toEqual({ ...english.errors, goHome: 'Vai alla home page' });
  expect(own.client).toEqual(english.client);
  const [faq, englishFaq] = [pageCopy(italian, 'pages', 'faq'), pageCopy('en', 'pages', 'faq')];
  expect([faq.heading, faq.title]).toEqual(['Domande', englishFaq.title]);
  expect(faq.lead).toEqual({ english: englishFaq.lead });
});

it('the texts of a page without a file in a draft locale are marked as English', () => {
  const [own, english] = [pageCopy(italian, 'pages', 'pricing'), pageCopy('en', 'pages', 'pricing')];
  expect([own.name, own.title, own.description]).toEqual([english.name, english.title, english.description]);
  expect([own.heading, own.lead]).toEqual([{ english: english.heading }, { english: english.lead }]);
  expect(own.sections.map(({ heading }) => heading)).toEqual(
    english.sections.map(({ heading }) => ({ english: heading })),
  );
  write('pages/pricing.json', { title: 'Prezzi', lead: 'Piani e prezzi' });
  expect(pageCopy(italian, 'pages', 'pricing')).toMatchObject({
    title: 'Prezzi',
    heading: { english: english.heading },
    lead: 'Piani e prezzi',
  });
});

it('a draft locale may lack texts and files, but what it has is checked', () => {
  write('errors.json', { goHome: 'Vai alla home page' });
  write('shell.json', { skipp: 'Vai al contenuto' });
  write('pages/faq.json', { heading: 'Domande' });
  const options = { untranslatedTerms: new Set<string>(), requireComplete: true };
  const reported = checkMessageFiles(at('messages'), options).filter(({ file }) => file.includes('/it/'));
  expect(reported.map(({ file, field }) => [file.replace(at('messages'), ''), field])).toEqual([
    ['/it/shell.json', 'skipp'],
  ]);
});
