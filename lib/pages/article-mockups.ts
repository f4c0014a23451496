import type { ReactNode } from 'react';
import { articlePath } from '@/lib/urls/article-path';
import type { PagePath } from '@/lib/i18n/paths';
import type { CollectionName } from '@/lib/urls/route-table';

/**
 * The scenes of the product that articles show, by collection, and the ids of the articles. A page loads the styles of all
 * scenes of its collection, so a collection has no more than fit into the weight of a page.
 */
const shown = {
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
  release: { rpa: '1-3-0 1-3-1', synchroniser: '1-4-0' },
} as const satisfies Partial<Record<CollectionName, Readonly<Record<string, string>>>>;

/** What a collection's page draws for its articles. */
export type MockupsByArticle<Collection extends keyof typeof shown> = Readonly<
  Record<keyof (typeof shown)[Collection], ReactNode>
>;

/** The name of the scene of each article that has one. */
export const articleMockups: ReadonlyMap<PagePath, string> = new Map(
  Object.entries(shown).flatMap(([collection, scenes]) =>
    Object.entries<string>(scenes).flatMap(([scene, ids]) =>
      ids.split(' ').map((id) => [articlePath(collection as CollectionName, id), scene] as const),
    ),
  ),
);

/** An article's HTML before its first heading of the second level, where its scene stands, and from there on. */
export function splitAtMockup(html: string): readonly [before: string, after: string] {
  const place = html.search(/<h2[ >]/);
  return place === -1 ? [html, ''] : [html.slice(0, place), html.slice(place)];
}
