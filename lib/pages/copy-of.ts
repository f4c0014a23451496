import type { CopyKind } from '@/lib/content/page-copy';
import { articleOf } from '@/lib/pages/all-paths';
import type { PagePath } from '@/lib/i18n/paths';
import { matchRoute } from '@/lib/routes/match';

/** Where the words of a page that is no article are kept; null for lists of articles. */
export function copyOf(path: PagePath): { kind: CopyKind; id: string } | null {
  const match = matchRoute(path);
  if (!match || articleOf(path)) return null;
  const { route, params } = match;
  if (route.id === 'solution') return { kind: 'solutions', id: params.id! };
  if (route.id === 'alternative') return { kind: 'alternatives', id: params.id! };
  if (route.id === 'html') return { kind: 'features', id: params.html! };
  return route.pattern.includes(':') ? null : { kind: 'pages', id: route.id };
}
