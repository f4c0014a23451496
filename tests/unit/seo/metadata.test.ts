import { expect, it, vi } from 'vitest';
import { contentIndex, type ArticleMetadata } from '@/lib/content/content-index';
import { localeCodes } from '@/lib/i18n/locales';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { translatedLocales } from '@/lib/pages/locale-variants';
import { pageMetadata } from '@/lib/seo/metadata';
import { articlePath } from '@/lib/urls/article-path';

vi.mock('@/lib/og-images/image-text', () => ({ imageText: () => null }));

const isUntranslated = ({ locales }: ArticleMetadata) => locales.includes('en') && locales.length < localeCodes.length;
const untranslated = contentIndex().docs.find(isUntranslated)!;
const reader = localeCodes.find((code) => !untranslated.locales.includes(code))!;
const path = articlePath('docs', untranslated.id);

it.each([
  ['an article shown in English in another language', reader, path, 'en_US'],
  ['a translated page', 'ru', '/pricing', 'ru_RU'],
] as const)('%s is shared in the language of its text', async (_, locale, path, ogLocale) => {
  const { openGraph } = await pageMetadata({ locale, path, title: 'Title', description: 'Description' });
  expect(openGraph?.locale).toBe(ogLocale);
  expect(openGraph?.alternateLocale).not.toContain(ogLocale);
  expect(openGraph?.alternateLocale).toHaveLength(translatedLocales(path).length - 1);
});

it('the language of the last breadcrumb is stated if it is not the reader’s', () => {
  const languages = breadcrumbs(reader, path, 'Title', [], 'en-US').map(({ language }) => language);
  expect(languages).toEqual([undefined, undefined, 'en-US']);
  expect(breadcrumbs(reader, path, 'Title').some((crumb) => 'language' in crumb)).toBe(false);
});
