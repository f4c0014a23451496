import { getFormatter, getTranslations } from 'next-intl/server';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import { searchCategories, type SearchCategory, type SearchResults } from '@/lib/search/search';
import styles from './search-filters.module.css';

type SearchFiltersProps = {
  locale: LocaleCode;
  query: string;
  currentKind?: SearchCategory;
  counts: SearchResults['counts'];
};

/** Categories of the results, each as a link that filters by it. */
export async function SearchFilters({ locale, query, currentKind, counts }: SearchFiltersProps) {
  const t = await getTranslations();
  const format = await getFormatter();
  const kindName = (kind: SearchCategory): string => {
    if (kind === 'page') return t('articles.pages');
    return kind === 'legal' ? t('shell.footer.legal') : pageCopyAt(locale, pathTo(kind)).name;
  };
  const visibleKinds = searchCategories.filter((kind) => counts[kind] > 0 || kind === currentKind);
  const total = searchCategories.reduce((sum, kind) => sum + counts[kind], 0);
  const filterUrl = (kind?: SearchCategory) =>
    `${linkPath(locale, pathTo('search'))}?${new URLSearchParams({ q: query, ...(kind ? { kind } : {}) })}`;
  const rows = [
    { kind: undefined, name: t('common.searchAll'), count: total },
    ...visibleKinds.map((kind) => ({ kind, name: kindName(kind), count: counts[kind] })),
  ];
  return (
    <nav className={styles.kinds} aria-label={t('common.searchKinds')} lang={languageTag(locale)}>
      <ul>
        {rows.map(({ kind, name, count }) => (
          <li key={kind ?? ''}>
            <a href={filterUrl(kind)} aria-current={kind === currentKind ? 'true' : undefined}>
              {name} <small>{format.number(count, { maximumFractionDigits: 0 })}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
