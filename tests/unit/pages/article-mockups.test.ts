import { describe, expect, it, vi } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { articleMockups, splitAtMockup } from '@/lib/pages/article-mockups';
import { getArticle } from '@/lib/pages/articles';
import { articleAt } from '@/lib/urls/article-path';
import { matchRoute } from '@/lib/urls/match';
import { sample } from '../../sampling';

vi.mock('server-only', () => ({}));

describe('the scene in an article', () => {
  it('is shown in articles that exist, each in all languages between an introduction and the first heading', async () => {
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

  it('stands below a text that has no heading', () => {
    expect(splitAtMockup('<p>Short.</p>')).toEqual(['<p>Short.</p>', '']);
  });
});
