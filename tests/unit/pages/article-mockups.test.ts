import { expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { localeCodes } from '@/lib/i18n/locales';
import { splitAtMockup } from '@/lib/pages/article-mockups';
import { getArticle } from '@/lib/pages/articles';
import { collectionNames } from '@/lib/urls/route-table';
import { commitOffset, sample } from '../../sampling';

it('the mockup of an article is between introduction and first heading, in every language', async () => {
  const index = contentIndex();
  const articles = collectionNames.flatMap((collection) =>
    index[collection].filter(({ mockup }) => mockup).map(({ id }) => ({ collection, id })),
  );
  for (const { collection, id } of articles) {
    for (const locale of sample(localeCodes, 7, commitOffset)) {
      const { html } = await getArticle(collection, id, locale);
      const [before, after] = splitAtMockup(html);
      expect(before, `${collection}/${id} ${locale}`).toMatch(/^<p>.*<\/p>\s*$/s);
      expect(after, `${collection}/${id} ${locale}`).toMatch(/^<h2 /);
      expect(before + after).toBe(html);
    }
  }
});

it('in an article without headings the mockup comes last', () => {
  expect(splitAtMockup('<p>Short.</p>')).toEqual(['<p>Short.</p>', '']);
});
