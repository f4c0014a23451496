import type { ArticleMetadata } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Where each article stands; every page of a collection asks, so a collection is gone through once. */
const places = new WeakMap<readonly { id: string }[], ReadonlyMap<string, number>>();

function placeOf(all: readonly { id: string }[], id: string): number | undefined {
  const known = places.get(all) ?? new Map(all.map((article, i) => [article.id, i]));
  places.set(all, known);
  return known.get(id);
}

/**
 * What comes before and after an article in its collection's order.
 * @param all the collection as its readers are shown it; the same list is gone through once
 */
export function adjacentArticles<Article extends { id: string }>(
  all: readonly Article[],
  id: string,
): { before: Article | undefined; after: Article | undefined } {
  const at = placeOf(all, id);
  return at === undefined ? { before: undefined, after: undefined } : { before: all[at - 1], after: all[at + 1] };
}

type Labelled = Pick<ArticleMetadata, 'id' | 'category' | 'tags'>;

/**
 * Articles like another one: first those that are written in the reader's language; among either those that share most of
 * its tags, then those of its category, then the newest.
 */
export function related<Article extends Labelled & Pick<ArticleMetadata, 'locales'>>(
  all: readonly Article[],
  article: Labelled,
  most: number,
  reader: LocaleCode,
): Article[] {
  const likeness = (one: Article) =>
    2 * one.tags.filter((tag) => article.tags.includes(tag)).length + Number(one.category === article.category);
  // More than any likeness, so that those in the reader's language come first.
  const own = 2 * article.tags.length + 2;
  const worth = (one: Article) => likeness(one) + (one.locales.includes(reader) ? own : 0);
  const best: { one: Article; worth: number }[] = [];
  for (const one of all) {
    if (one.id === article.id) continue;
    const candidate = { one, worth: worth(one) };
    const last = best.at(-1);
    if (last && best.length === most && last.worth >= candidate.worth) continue;
    const at = best.findIndex((other) => other.worth < candidate.worth);
    best.splice(at < 0 ? best.length : at, 0, candidate);
    if (best.length > most) best.pop();
    // Nothing later can be better than what is like it in everything.
    if (best.length === most && best.at(-1)!.worth === own + own - 1) break;
  }
  return best.map(({ one }) => one);
}
