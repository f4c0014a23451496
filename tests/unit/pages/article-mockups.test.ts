import { describe, expect, it, vi } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { articleMockups, splitAtMockup } from '@/lib/pages/article-mockups';
import { getArticle } from '@/lib/pages/articles';
import { articleAt } from '@/lib/urls/article-path';
import { matchRoute } from '@/lib/urls/match';
import { sample } from '../../sampling';

vi.mock('server-only', () => ({}));

describe('mockup in an article', () => {
  it('mockups appear in existing articles between introduction and first heading, in every language', async () => {
    expect(articleMockups.size).toBeGreaterThan(5);
    for (const path of articleMockups.keys()) {
      const article = articleAt(matchRoute(path)!)!;
      for (const locale of sample(localeCodes, 3)) {
        const { html } = await getArticle(article.collection, article.id, locale);
        const [before, after] = splitAtMockup(html);
        expect(before, `${path} ${locale}`).toMatch(/^<p>.*<\/p>\s*$/s);
        expect(after, `${path} ${locale}`).toMatch(/^<h2 /);
        expect(before + after).toBe(html);
      }
    }
  });

  it('in an article without headings the mockup comes last', () => {
    expect(splitAtMockup('<p>Short.</p>')).toEqual(['<p>Short.</p>', '']);
  });
});
