import { load } from 'cheerio';
import { describe, expect, it, vi } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { articleData, howTo } from '@/lib/seo/json-ld';
import { getArticle } from '@/lib/pages/articles';
import { translated } from '../../articles';

vi.mock('server-only', () => ({}));

describe('structured data of an article', () => {
  it('only help articles with one numbered list have HowTo steps', async () => {
    const article = await getArticle('helps', translated('helps', { text: /^1\. /m }).id, 'ru');
    expect(howTo('ru', article)!.step).toHaveLength(load(article.html)('ol > li').length);
    const steps = await Promise.all(
      contentIndex().helps.map(async ({ id }) => {
        const article = await getArticle('helps', id, 'en');
        return { hasSteps: howTo('en', article) !== null, lists: article.html.match(/<ol>/g)?.length };
      }),
    );
    expect(steps.filter(({ hasSteps, lists }) => hasSteps !== (lists === 1))).toEqual([]);
    expect(steps.filter(({ hasSteps }) => hasSteps).length).toBeGreaterThan(10);
  });

  it('the author of an article is the team as part of the company, or the company if no team is named', async () => {
    const article = await getArticle('blog', translated('blog').id, 'en');
    expect(articleData('en', 'blog', article, 'Product team')!.author).toMatchObject({
      '@type': 'Organization',
      name: 'Product team',
      parentOrganization: { '@id': 'https://www.facetry.example/#organization' },
    });
    expect(articleData('en', 'blog', article)!.author).toMatchObject({ '@type': 'Organization', name: 'Facetry' });
  });
});
