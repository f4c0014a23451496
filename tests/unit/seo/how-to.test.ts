import { describe, expect, it, vi } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { articleData, howTo } from '@/lib/seo/json-ld';
import { getArticle } from '@/lib/pages/articles';

vi.mock('server-only', () => ({}));

describe('structured data of an article', () => {
  it('tells the steps of help that has one numbered list, and of no other', async () => {
    const data = howTo('ru', await getArticle('helps', 'import-cookies', 'ru'));
    expect(data!.step).toHaveLength(6);
    const told = await Promise.all(
      contentIndex().helps.map(async ({ id }) => {
        const article = await getArticle('helps', id, 'en');
        return { isTold: howTo('en', article) !== null, lists: article.html.match(/<ol>/g)?.length };
      }),
    );
    expect(told.filter(({ isTold, lists }) => isTold !== (lists === 1))).toEqual([]);
    expect(told.filter(({ isTold }) => isTold).length).toBeGreaterThan(10);
  });

  it('names the team that wrote it as a part of the company, and the company where no team is named', async () => {
    const article = await getArticle('blog', 'one-profile-one-account', 'en');
    expect(articleData('en', 'blog', article, 'Product team')!.author).toMatchObject({
      '@type': 'Organization',
      name: 'Product team',
      parentOrganization: { '@type': 'Organization', name: 'Facetry' },
    });
    expect(articleData('en', 'blog', article)!.author).toMatchObject({ '@type': 'Organization', name: 'Facetry' });
  });
});
