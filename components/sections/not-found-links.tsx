import { getTranslations } from 'next-intl/server';
import { LinkList } from '@/components/sections/link-list';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pageLink } from '@/lib/pages/page-copy-lookup';
import { pathTo } from '@/lib/urls/path-to';
import styles from './not-found-links.module.css';

const pages = ['download', 'pricing', 'helps', 'blog'] as const;

/** Links that a visitor of the not-found page may be looking for. */
export async function NotFoundLinks({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations('errors');
  const links = [
    { label: t('goHome'), href: linkPath(locale, pathTo('home')) },
    { label: t('goSearch'), href: linkPath(locale, pathTo('search')) },
    ...pages.map((id) => pageLink(locale, pathTo(id))),
  ];
  return (
    <div className={styles.links}>
      <p>{t('suggestions')}</p>
      <LinkList links={links} />
    </div>
  );
}
