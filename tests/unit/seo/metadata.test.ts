import { expect, it, vi } from 'vitest';
import { contentIndex, type ArticleMetadata } from '@/lib/content/content-index';
import { localeCodes } from '@/lib/i18n/locales';
import { breadcrumbs } from '@/lib/pages/breadcrumbs';
import { pageMetadata } from '@/lib/seo/metadata';
import { articlePath } from '@/lib/urls/article-path';

vi.mock('@/lib/og-images/image-text', () => ({ imageText: () => null }));

const isUntranslated = ({ locales }: ArticleMetadata) => locales.includes('en') && locales.length < localeCodes.length;
const untranslated = contentIndex().docs.find(isUntranslated)!;
const reader = localeCodes.find((code) => !untranslated.locales.includes(code))!;
const path = articlePath('docs', untranslated.id);

it('an article shown in English in another language is shared as English', async () => {
  const { openGraph } = await pageMetadata({ locale: reader, path, title: 'Title', description: 'Description' });
  expect(openGraph?.locale).toBe('en_US');
  expect(openGraph?.alternateLocale).not.toContain('en_US');
});

it('a translated page is shared in its own language', async () => {
  const { openGraph } = await pageMetadata({ locale: 'ru', path: '/pricing', title: 'T', description: 'D' });
  expect(openGraph?.locale).toBe('ru_RU');
  expect(openGraph?.alternateLocale).toContain('en_US');
  expect(openGraph?.alternateLocale).not.toContain('ru_RU');
});

it('the language of the last breadcrumb is stated if it is not the reader’s', () => {
  expect(breadcrumbs(reader, path, 'Title', [], 'en-US').map(({ language }) => language)).toEqual([
    undefined,
    undefined,
    'en-US',
  ]);
  expect(breadcrumbs(reader, path, 'Title').some((crumb) => 'language' in crumb)).toBe(false);
});
