import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ArticleFacts } from '@/components/sections/article-facts';
import { HelpTopics } from '@/components/sections/help-topics';
import { LanguageTag } from '@/components/sections/language-tag';
import { listArticles } from '@/lib/pages/articles';
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

  it('are marked in the help center', async () => {
    setPageLocale('zh');
    render(await HelpTopics({ locale: 'zh', articles: await listArticles('helps', 'zh') }));
    const entries = screen.getAllByRole('heading', { level: 3 });
    const marked = entries.filter((entry) => entry.querySelector('[role=img]'));
    expect(marked.map((entry) => entry.querySelector('a')!.getAttribute('href'))).toEqual(['/helps/invite-a-teammate']);
  });
});
