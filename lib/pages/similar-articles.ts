import type { ArticleMetadata } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';

type Labeled = Pick<ArticleMetadata, 'id' | 'category' | 'tags'>;

/**
 * Returns the articles that are most similar to an article. Articles in the reader's language come first; within each
 * group they are ordered by the number of shared tags, then by same category, then newest first.
 */
export function similarArticles<Article extends Labeled & Pick<ArticleMetadata, 'locales'>>(
  all: readonly Article[],
  article: Labeled,
  limit: number,
  reader: LocaleCode,
): Article[] {
  const similarity = (candidate: Article) =>
    2 * candidate.tags.filter((tag) => article.tags.includes(tag)).length +
    Number(candidate.category === article.category);
  // Higher than any similarity, so that articles in the reader's language come first.
  const localeBonus = 2 * article.tags.length + 2;
  const score = (candidate: Article) => similarity(candidate) + (candidate.locales.includes(reader) ? localeBonus : 0);
  const best: { candidate: Article; score: number }[] = [];
  for (const candidate of all) {
    if (candidate.id === article.id) continue;
    const entry = { candidate, score: score(candidate) };
    const last = best.at(-1);
    if (last && best.length === limit && last.score >= entry.score) continue;
    const position = best.findIndex((existing) => existing.score < entry.score);
    best.splice(position < 0 ? best.length : position, 0, entry);
    if (best.length > limit) best.pop();
    // All results have the maximum score already; later articles cannot improve on them.
    if (best.length === limit && best.at(-1)!.score === localeBonus + localeBonus - 1) break;
  }
  return best.map(({ candidate }) => candidate);
}
