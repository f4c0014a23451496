import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ArticleFacts } from '@/components/sections/article-facts';
import { LanguageTag } from '@/components/sections/language-tag';
import { RelatedArticles } from '@/components/sections/related-articles';
import { getArticle, listArticles } from '@/lib/pages/articles';
import { setPageLocale } from '../root-params';

vi.mock('server-only', () => ({}));

describe('words in another language than the reader’s', () => {
  it('carry that language’s short name, and are told its name in the reader’s language', () => {
    render(<LanguageTag written="en" reader="ru" />);
    expect(screen.getByRole('img', { name: 'английский' }).textContent).toBe('EN');
  });

  it('are the only ones to be marked', () => {
    const { container } = render(<LanguageTag written="ru" reader="ru" />);
    expect(container.textContent).toBe('');
  });

  it('are marked in a list, where others are not', async () => {
    setPageLocale('zh');
    const articles = await listArticles('blog', 'zh');
    const marked = async (id: string) => {
      const article = articles.find((one) => one.id === id)!;
      const { container, unmount } = render(await ArticleFacts({ locale: 'zh', article }));
      const tags = [...container.querySelectorAll('[role=img]')].map((tag) => tag.getAttribute('aria-label'));
      unmount();
      return tags;
    };
    expect(await marked('first-automation-with-playwright')).toEqual(['英语']);
    expect(await marked('one-profile-one-account')).toEqual([]);
  });

  it.each([
    ['tr', true],
    ['zh', false],
  ] as const)('are marked below an article in %s: %s', async (locale, isMarked) => {
    setPageLocale(locale);
    const article = await getArticle('blog', 'one-profile-one-account', locale);
    render(await RelatedArticles({ locale, collection: 'blog', article }));
    const marks = screen.getAllByRole('listitem').map((entry) => entry.querySelector('[role=img]') !== null);
    expect(marks).toEqual([isMarked, isMarked, isMarked]);
  });
});
