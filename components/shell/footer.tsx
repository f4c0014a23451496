import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { LanguageList } from '@/components/shell/language-menu';
import { listArticles } from '@/lib/content/articles';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import {
  alternativeLinks,
  companyLinks,
  featureLinks,
  footerResourceLinks,
  jobLinks,
  platformLinks,
  productLinks,
  type NavLink,
} from '@/lib/navigation';
import { site } from '@/lib/site';
import styles from './footer.module.css';

function Column({ title, links }: { title: string; links: readonly (NavLink & { lang?: string })[] }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href, lang }) => (
          <li key={href}>
            <Link href={href} prefetch={false} lang={lang}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer: the whole site by section, and every language. Nothing in it is prefetched. */
export async function Footer({ locale, path }: { locale: LocaleCode; path: PagePath }) {
  const t = await getTranslations('shell');
  const parts = await getTranslations('parts');
  const legal = (await listArticles('legal', locale)).map((article) => ({
    label: parts(`legal.${article.id as 'privacy-policy'}`),
    href: linkPath(locale, article.path),
  }));
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.columns}>
        <Column title={t('footer.product')} links={[...featureLinks(locale), ...productLinks(locale)]} />
        <Column title={t('nav.byJob')} links={jobLinks(locale)} />
        <Column title={t('nav.byPlatform')} links={platformLinks(locale)} />
        <Column title={t('footer.compare')} links={alternativeLinks(locale)} />
        <Column title={t('footer.resources')} links={footerResourceLinks(locale)} />
        <Column title={t('footer.company')} links={companyLinks(locale)} />
        <Column title={t('footer.legal')} links={legal} />
      </div>
      <nav className={styles.languages} aria-label={t('footer.languages')}>
        <h2 className={styles.title}>{t('footer.languages')}</h2>
        <LanguageList path={path} locale={locale} />
      </nav>
      <p className={styles.note}>
        {site.name}. {t('footer.note')}
      </p>
    </footer>
  );
}
