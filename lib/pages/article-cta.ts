import type { ArticleMetadata } from '@/lib/content/content-index';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';

/** Product pages by blog tag; `topic` is the key of the label under `onward` in articles.json. */
const pagesByTag = {
  profiles: { topic: 'profiles', path: pathTo('html', { html: 'multi-profiles-management' }) },
  proxies: { topic: 'proxies', path: pathTo('html', { html: 'proxies' }) },
  fingerprints: { topic: 'fingerprints', path: pathTo('html', { html: 'browser-fingerprint' }) },
  automation: { topic: 'automation', path: pathTo('html', { html: 'local-api' }) },
  teams: { topic: 'team', path: pathTo('html', { html: 'teamwork' }) },
} as const satisfies Record<string, { topic: string; path: PagePath }>;

export type ArticleCtaTopic = (typeof pagesByTag)[keyof typeof pagesByTag]['topic'];

/** The product page for the first tag of an article that has one; null if no tag has one. */
export function articleCta({ tags }: Pick<ArticleMetadata, 'tags'>): { topic: ArticleCtaTopic; path: PagePath } | null {
  const tag = tags.find((name): name is keyof typeof pagesByTag => name in pagesByTag);
  return tag ? pagesByTag[tag] : null;
}
