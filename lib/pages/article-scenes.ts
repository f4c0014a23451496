import { articlePath } from '@/lib/routes/article-path';
import type { PagePath } from '@/lib/i18n/paths';

/** The scenes of the product that an article may show. */
export type ArticleScene = 'proxy' | 'fingerprint' | 'synchroniser' | 'team' | 'vault';

const shownIn: Record<ArticleScene, readonly PagePath[]> = {
  proxy: [articlePath('helps', 'add-and-check-a-proxy'), articlePath('docs', 'proxies')],
  fingerprint: [
    articlePath('helps', 'choose-fingerprint-settings'),
    articlePath('docs', 'fingerprint-settings'),
    articlePath('release', '1-0-0'),
  ],
  synchroniser: [
    articlePath('helps', 'set-up-the-synchronizer'),
    articlePath('docs', 'synchronizer'),
    articlePath('release', '1-4-0'),
  ],
  team: [
    articlePath('helps', 'set-roles-and-permissions'),
    articlePath('docs', 'roles-and-permissions'),
    articlePath('release', '1-1-0'),
  ],
  vault: [articlePath('docs', 'encryption-and-storage'), articlePath('docs', 'local-and-cloud-profiles')],
};

export const articleScenes = new Map(
  (Object.keys(shownIn) as ArticleScene[]).flatMap((scene) => shownIn[scene].map((path) => [path, scene] as const)),
);

/** An article's HTML before its first heading of the second level, where its scene stands, and from there on. */
export function partsAroundScene(html: string): readonly [before: string, after: string] {
  const place = html.search(/<h2[ >]/);
  return place === -1 ? [html, ''] : [html.slice(0, place), html.slice(place)];
}
