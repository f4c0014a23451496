import type { ReactNode } from 'react';
import type { mockupNames } from '@/lib/content/article-placement';

/** Product mockups in articles, which name theirs in their front matter. */

/** The rendered mockups of a collection, by mockup name. */
export type MockupsByArticle<Collection extends keyof typeof mockupNames> = Readonly<
  Record<(typeof mockupNames)[Collection][number], ReactNode>
>;

/** Splits an article's HTML at its first `<h2>`, where the mockup is inserted. */
export function splitAtMockup(html: string): readonly [before: string, after: string] {
  const position = html.search(/<h2[ >]/);
  return position === -1 ? [html, ''] : [html.slice(0, position), html.slice(position)];
}
