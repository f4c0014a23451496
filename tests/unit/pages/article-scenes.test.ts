import { describe, expect, it, vi } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { articleScenes, partsAroundScene } from '@/lib/pages/article-scenes';
import { getArticle } from '@/lib/pages/articles';
import { articleAt } from '@/lib/routes/article-path';
import { matchRoute } from '@/lib/routes/match';
import { someOf } from '../../suite-size';

vi.mock('server-only', () => ({}));

describe('the scene in an article', () => {
  it('is shown in articles that exist, each in all languages between an introduction and the first heading', async () => {
    expect(articleScenes.size).toBeGreaterThan(5);
    for (const path of articleScenes.keys()) {
      const article = articleAt(matchRoute(path)!)!;
      for (const locale of someOf(localeCodes, 3)) {
        const { html } = await getArticle(article.collection, article.id, locale);
        const [before, after] = partsAroundScene(html);
        expect(before, `${path} ${locale}`).toMatch(/^<p>.*<\/p>\s*$/s);
        expect(after, `${path} ${locale}`).toMatch(/^<h2 /);
        expect(before + after).toBe(html);
      }
    }
  });

  it('stands below a text that has no heading', () => {
    expect(partsAroundScene('<p>Short.</p>')).toEqual(['<p>Short.</p>', '']);
  });
});
