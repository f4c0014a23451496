import type { ArticleMetadata } from '@/lib/content/content-index';
import { taxonomy } from '@/lib/content/taxonomy';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';

/** The product page for the first tag of an article that has one; null if no tag has one. */
export function articleCta({ tags }: Pick<ArticleMetadata, 'tags'>) {
  const cta = tags.flatMap((tag) => taxonomy().tags[tag]?.cta ?? [])[0];
  if (!cta) return null;
  const path: PagePath = pathTo('html', { html: cta.page });
  return { topic: cta.topic, path };
}
