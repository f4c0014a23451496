import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { LanguageMenu } from '@/components/shell/language-menu';
import { NavPanel } from '@/components/shell/nav-panel';
import { Mark } from '@/components/ui/logo';
import { pageCopy } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { featureLinks, jobLinks, platformLinks, productLinks, resourceLinks } from '@/lib/navigation';
import { site } from '@/lib/site';
import styles from './header.module.css';

/**
 * The header: logo, menus, language, sign-in. The menus are popovers, which open and close, by keyboard too,
 * without any script.
 */
export async function Header({ locale, path }: { locale: LocaleCode; path: PagePath }) {
  const t = await getTranslations('shell');
  const pricing = pageCopy(locale, 'pages', 'pricing').name;
  const solutions = pageCopy(locale, 'pages', 'solutions');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.brand} href={linkPath(locale, '/')} prefetch={false}>
          <Mark />
          {site.name}
        </Link>
        <button className={styles.menuButton} type="button" popoverTarget="site-menu">
          {t('menu')}
        </button>
        <nav className={styles.menu} id="site-menu" popover="auto" aria-label={t('mainNavigation')}>
          <NavPanel
            id="menu-product"
            label={t('nav.product')}
            groups={[{ links: featureLinks(locale) }, { links: productLinks(locale) }]}
          />
          <NavPanel
            id="menu-solutions"
            label={t('nav.solutions')}
            groups={[
              { title: t('nav.byJob'), links: jobLinks(locale) },
              { title: t('nav.byPlatform'), links: platformLinks(locale) },
              { links: [{ label: solutions.title, href: linkPath(locale, '/solutions') }] },
            ]}
          />
          <NavPanel
            id="menu-resources"
            label={t('nav.resources')}
            groups={[{ links: resourceLinks(locale, (key) => t(`nav.${key}`)) }]}
          />
          <Link className={styles.link} href={linkPath(locale, '/pricing')}>
            {pricing}
          </Link>
          <div className={styles.menuActions}>
            <a className={styles.primary} href={site.registerUrl}>
              {t('signUp')}
            </a>
            <a className={styles.link} href={site.loginUrl}>
              {t('logIn')}
            </a>
          </div>
        </nav>
        <div className={styles.actions}>
          <LanguageMenu path={path} locale={locale} label={t('language.label')} />
          <a className={styles.link} href={site.loginUrl}>
            {t('logIn')}
          </a>
          <a className={styles.primary} href={site.registerUrl}>
            {t('signUp')}
          </a>
        </div>
      </div>
    </header>
  );
}
