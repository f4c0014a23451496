import { pageCopy, type CopyFolder, type PageCopy } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { isCompanyPageId, isFeatureId, isToolPageId, isTopicId } from '@/lib/urls/catalog';
import { matchRoute } from '@/lib/urls/match-route';
import { isFixed } from '@/lib/urls/route-table';

/** The copy file of a page; null for articles, categories, tags and further pages of lists. */
export function lookUpPageCopy(path: PagePath): { kind: CopyFolder; id: string } | null {
  const match = matchRoute(path);
  if (!match) return null;
  if (match.id === 'solution') return { kind: 'solutions', id: match.params.id };
  if (match.id === 'alternative') return { kind: 'alternatives', id: match.params.id };
  if (match.id === 'html') {
    const id = match.params.html;
    if (isFeatureId(id)) return { kind: 'features', id };
    if (isToolPageId(id)) return { kind: 'tools', id };
    if (isTopicId(id)) return { kind: 'topics', id };
    return isCompanyPageId(id) ? { kind: 'company', id } : null;
  }
  return isFixed(match.route) ? { kind: 'pages', id: match.id } : null;
}

/** The copy of the page at a path. @throws Error if the page has none */
export function pageCopyAt(locale: LocaleCode, path: PagePath): PageCopy {
  const copy = lookUpPageCopy(path);
  if (!copy) throw new Error(`Page ${path} has no page copy.`);
  return pageCopy(locale, copy.kind, copy.id);
}

/** A link labeled with the page's name, for pages that have page copy. */
export function pageLink(locale: LocaleCode, path: PagePath): { label: string; href: string } {
  return { label: pageCopyAt(locale, path).name, href: linkPath(locale, path) };
}
