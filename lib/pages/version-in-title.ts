import type { ArticleSummary } from '@/lib/pages/articles';
import { languageTag } from '@/lib/i18n/locales';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';

type ReleaseTitle = Pick<ArticleSummary, 'title' | 'version' | 'locale'>;

/** Whether the title of release notes begins with the version: “1.4.0: saved text sets”. */
export function startsWithVersion({ title, version }: Pick<ReleaseTitle, 'title' | 'version'>): boolean {
  return version !== undefined && withPlainSpaces(title).startsWith(version);
}

/** The title of release notes without the version: “Saved text sets”. */
export function titleWithoutVersion(article: ReleaseTitle): string {
  const [, rest] = startsWithVersion(article) ? (/^[^:：]*[:：]\s*(.+)$/u.exec(article.title) ?? []) : [];
  return rest ? rest.charAt(0).toLocaleUpperCase(languageTag(article.locale)) + rest.slice(1) : article.title;
}
