import { getFormatter, getTranslations } from 'next-intl/server';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import { searchKinds, type SearchResults, type SearchKind } from '@/lib/search/search';
import styles from './search-filters.module.css';

type SearchFiltersProps = { locale: LocaleCode; query: string; chosen?: SearchKind; counts: SearchResults['counts'] };

/** Categories of the results, each as a link that filters by it. */
export async function SearchFilters({ locale, query, chosen, counts }: SearchFiltersProps) {
  const t = await getTranslations();
  const format = await getFormatter();
  const nameOf = (kind: SearchKind): string => {
    if (kind === 'page') return t('articles.pages');
    return kind === 'legal' ? t('shell.footer.legal') : pageCopyAt(locale, pathTo(kind)).name;
  };
  const there = searchKinds.filter((kind) => counts[kind] > 0 || kind === chosen);
  const all = searchKinds.reduce((sum, kind) => sum + counts[kind], 0);
  const filterUrl = (kind?: SearchKind) =>
    `${linkPath(locale, pathTo('search'))}?${new URLSearchParams({ q: query, ...(kind ? { kind } : {}) })}`;
  const rows = [
    { kind: undefined, name: t('parts.searchAll'), count: all },
    ...there.map((kind) => ({ kind, name: nameOf(kind), count: counts[kind] })),
  ];
  return (
    <nav className={styles.kinds} aria-label={t('parts.searchKinds')} lang={languageOf(locale)}>
      <ul>
        {rows.map(({ kind, name, count }) => (
          <li key={kind ?? ''}>
            <a href={filterUrl(kind)} aria-current={kind === chosen ? 'true' : undefined}>
              {name} <small>{format.number(count, { maximumFractionDigits: 0 })}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
