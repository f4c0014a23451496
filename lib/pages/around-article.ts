import type { ArticleFacts } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';

/**
 * What comes before and after an article in its collection's order.
 * @param all the collection as its readers are shown it
 */
export function neighbours<Article extends { id: string }>(
  all: readonly Article[],
  id: string,
): { before: Article | undefined; after: Article | undefined } {
  const at = all.findIndex((article) => article.id === id);
  return at < 0 ? { before: undefined, after: undefined } : { before: all[at - 1], after: all[at + 1] };
}

type Labelled = Pick<ArticleFacts, 'id' | 'category' | 'tags'>;

/**
 * Articles like another one: first those that are written in the reader's language; among either those that share most of
 * its tags, then those of its category, then the newest.
 */
export function related<Article extends Labelled & Pick<ArticleFacts, 'locales'>>(
  all: readonly Article[],
  article: Labelled,
  most: number,
  reader: LocaleCode,
): Article[] {
  const isOwn = ({ locales }: Article) => Number(locales.includes(reader));
  const likeness = (one: Labelled) =>
    2 * one.tags.filter((tag) => article.tags.includes(tag)).length + Number(one.category === article.category);
  return all
    .filter(({ id }) => id !== article.id)
    .sort((a, b) => isOwn(b) - isOwn(a) || likeness(b) - likeness(a))
    .slice(0, most);
}
