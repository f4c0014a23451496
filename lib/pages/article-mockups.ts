import type { ReactNode } from 'react';
import { articlePath } from '@/lib/urls/article-path';
import type { PagePath } from '@/lib/i18n/locale-paths';
import type { CollectionName } from '@/lib/urls/route-table';

/**
 * Product mockups shown in articles: article ids by collection and mockup name. A page loads the styles of all mockups
 * of its collection, so their number per collection is limited by the page weight budget.
 */
const articleIdsByMockup = {
  docs: {
    fingerprint: 'fingerprint-settings checking-a-fingerprint',
    rpa: 'rpa-flows rpa-nodes rpa-schedules-and-logs',
    start: 'getting-started',
  },
  helps: {
    choose: 'move-profiles-in-groups',
    move: 'import-cookies',
    proxy: 'add-and-check-a-proxy proxy-check-errors',
    share: 'share-or-transfer-a-profile',
    start: 'create-your-first-profile',
    team: 'invite-a-teammate set-roles-and-permissions read-and-export-the-action-log',
  },
  news: { team: 'action-log-export' },
  release: { rpa: '1-3-0 1-3-1', synchronizer: '1-4-0' },
} as const satisfies Partial<Record<CollectionName, Readonly<Record<string, string>>>>;

/** The rendered mockups of a collection, by mockup name. */
export type MockupsByArticle<Collection extends keyof typeof articleIdsByMockup> = Readonly<
  Record<keyof (typeof articleIdsByMockup)[Collection], ReactNode>
>;

/** Mockup name by article path, for articles that have one. */
export const articleMockups: ReadonlyMap<PagePath, string> = new Map(
  Object.entries(articleIdsByMockup).flatMap(([collection, mockups]) =>
    Object.entries<string>(mockups).flatMap(([mockup, ids]) =>
      ids.split(' ').map((id) => [articlePath(collection as CollectionName, id), mockup] as const),
    ),
  ),
);

/** Splits an article's HTML at its first `<h2>`, where the mockup is inserted. */
export function splitAtMockup(html: string): readonly [before: string, after: string] {
  const position = html.search(/<h2[ >]/);
  return position === -1 ? [html, ''] : [html.slice(0, position), html.slice(position)];
}
