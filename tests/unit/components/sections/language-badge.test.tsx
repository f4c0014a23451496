import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageBadge } from '@/components/sections/language-badge';
import { RelatedArticles } from '@/components/sections/related-articles';
import { getArticle } from '@/lib/pages/articles';
import { pickArticle, siteArticles } from '../../../articles';
import { setPageLocale } from '../root-params';

it("the language badge shows a language code, with its name in the reader's language as accessible text", () => {
  render(<LanguageBadge contentLocale="en" pageLocale="ru" />);
  expect(screen.getByRole('img', { name: 'английский' }).textContent).toBe('EN');
});

it('the language badge marks only untranslated links', () => {
  const { container } = render(<LanguageBadge contentLocale="ru" pageLocale="ru" />);
  expect(container.textContent).toBe('');
});

it.each(['tr', 'zh'] as const)('untranslated links below an article in %s come last and are marked', async (locale) => {
  setPageLocale(locale);
  const article = await getArticle('blog', pickArticle('blog').id, locale);
  render(await RelatedArticles({ locale, collection: 'blog', article }));
  const links = screen.getAllByRole('listitem').map((entry) => ({
    id: entry.querySelector('a')!.getAttribute('href')!.split('/').at(-1),
    isMarked: entry.querySelector('[role=img]') !== null,
  }));
  const isTranslated = (id: string | undefined) =>
    siteArticles().blog.some((other) => other.id === id && other.locales.includes(locale));
  expect(links.map(({ isMarked }) => isMarked)).toEqual(links.map(({ id }) => !isTranslated(id)));
  expect(links).toEqual(links.toSorted((a, b) => Number(a.isMarked) - Number(b.isMarked)));
});
