import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LanguageBadge } from '@/components/sections/language-badge';
import { RelatedArticles } from '@/components/sections/related-articles';
import { getArticle } from '@/lib/pages/articles';
import { setPageLocale } from '../root-params';

vi.mock('server-only', () => ({}));

describe('LanguageBadge', () => {
  it("shows a language code, with its name in the reader's language as accessible text", () => {
    render(<LanguageBadge contentLocale="en" pageLocale="ru" />);
    expect(screen.getByRole('img', { name: 'английский' }).textContent).toBe('EN');
  });

  it('marks only untranslated links', () => {
    const { container } = render(<LanguageBadge contentLocale="ru" pageLocale="ru" />);
    expect(container.textContent).toBe('');
  });

  it.each([
    ['tr', [false, false, true]],
    ['zh', [false, false, false]],
  ] as const)('untranslated links below an article in %s come last and are marked: %s', async (locale, expected) => {
    setPageLocale(locale);
    const article = await getArticle('blog', 'one-profile-one-account', locale);
    render(await RelatedArticles({ locale, collection: 'blog', article }));
    const marks = screen.getAllByRole('listitem').map((entry) => entry.querySelector('[role=img]') !== null);
    expect(marks).toEqual(expected);
  });
});
