import { pageCopy, type CopyKind, type PageCopy } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/paths';
import { isFeatureId, isTopicId } from '@/lib/urls/catalogue';
import { matchRoute } from '@/lib/urls/match';
import { isFixed } from '@/lib/urls/route-table';

/** Where the words of a page that is no article are kept; null for further pages of lists, categories and tags. */
export function lookUpPageCopy(path: PagePath): { kind: CopyKind; id: string } | null {
  const match = matchRoute(path);
  if (!match) return null;
  if (match.id === 'solution') return { kind: 'solutions', id: match.params.id };
  if (match.id === 'alternative') return { kind: 'alternatives', id: match.params.id };
  if (match.id === 'html') {
    const id = match.params.html;
    if (isFeatureId(id)) return { kind: 'features', id };
    return isTopicId(id) ? { kind: 'topics', id } : null;
  }
  return isFixed(match.route) ? { kind: 'pages', id: match.id } : null;
}

/** The words of the page at a path. @throws Error for a path whose words are no page copy */
export function pageCopyAt(locale: LocaleCode, path: PagePath): PageCopy {
  const copy = lookUpPageCopy(path);
  if (!copy) throw new Error(`The page ${path} has no copy.`);
  return pageCopy(locale, copy.kind, copy.id);
}
