import { getTranslations } from 'next-intl/server';
import { CopyPage, copyMetadata } from '@/components/pages/copy-page';
import { SearchForm } from '@/components/sections/search-form';
import { LinkCards } from '@/components/sections/link-cards';
import { currentLocale } from '@/lib/rendering/current-locale';
import { linkPath } from '@/lib/i18n/paths';
import { pathTo } from '@/lib/routes/path-to';
import { searchSite } from '@/lib/search/site-search';

const path = pathTo('search');

type Props = PageProps<'/[locale]/search'>;

export const generateMetadata = () => copyMetadata(path);

/** The one page that a query changes: it is made for each request. */
export default async function Page({ searchParams }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('parts');
  const { q } = await searchParams;
  const query = (Array.isArray(q) ? (q[0] ?? '') : (q ?? '')).trim().slice(0, 200);
  const found = query ? await searchSite(locale, query) : [];
  const cards = found.map(({ title, text, path: to }) => ({ title, text, href: linkPath(locale, to) }));
  return (
    <CopyPage path={path}>
      <SearchForm action={linkPath(locale, path)} query={query} label={t('searchField')} submit={t('searchButton')} />
      {query ? <output>{t('searchResults', { count: found.length, query })}</output> : null}
      {cards.length > 0 ? <LinkCards cards={cards} /> : null}
    </CopyPage>
  );
}
