import { getTranslations } from 'next-intl/server';
import { AccountLinks } from '@/components/layout/account-links';
import { LanguageMenu } from '@/components/layout/language-menu';
import { NavPanel } from '@/components/layout/nav-panel';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { Icon } from '@/components/ui/icon';
import { LogoMark, Wordmark } from '@/components/ui/logo';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { pageLink } from '@/lib/pages/page-copy-lookup';
import { matchRoute } from '@/lib/urls/match-route';
import { pathTo, sectionPath } from '@/lib/urls/path-to';
import {
  featureLinks,
  solutionUseCaseLinks,
  platformLinks,
  productLinks,
  resourceLinks,
  contactLinks,
} from '@/lib/pages/navigation';
import { site } from '@/lib/config/site';
import brand from './header-brand.module.css';
import styles from './header.module.css';

/**
 * Header: logo, menus, language, theme, sign-in. The menus are popovers, which work without scripts, by keyboard too.
 */
export async function Header({ locale, path }: { locale: LocaleCode; path: PagePath }) {
  const t = await getTranslations('shell');
  const current = linkPath(locale, path);
  const sectionPage = sectionPath(matchRoute(path)?.route.section ?? 'site');
  const section = sectionPage ? linkPath(locale, sectionPage) : undefined;
  const search = pageLink(locale, pathTo('search'));
  const pricing = pageLink(locale, pathTo('pricing'));
  const features = featureLinks(locale).map((link) => ({ ...link, text: t(`navDescriptions.${link.id}`) }));
  const gettingStartedLinks = productLinks(locale).map((link) => ({ ...link, isInBar: link.id === 'pricing' }));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={brand.brand} href={linkPath(locale, pathTo('home'))} data-dedupe="">
          <LogoMark />
          <Wordmark name={site.name} />
        </a>
        <nav className={styles.menu} id="site-menu" data-dedupe="" popover="auto" aria-label={t('mainNavigation')}>
          <NavPanel
            id="menu-product"
            label={t('nav.product')}
            current={current}
            section={section}
            groups={[
              { title: t('nav.features'), links: features, columns: 2 },
              { title: t('nav.getStarted'), links: gettingStartedLinks },
            ]}
          />
          <NavPanel
            id="menu-solutions"
            label={t('nav.solutions')}
            current={current}
            section={section}
            groups={[
              {
                title: t('nav.byUseCase'),
                links: solutionUseCaseLinks(locale),
                columns: 2,
                all: { label: t('nav.allSolutions'), href: linkPath(locale, pathTo('solutions')) },
              },
              { title: t('nav.byPlatform'), links: platformLinks(locale) },
            ]}
          />
          <NavPanel
            id="menu-resources"
            label={t('nav.resources')}
            current={current}
            section={section}
            groups={[
              { title: t('nav.guides'), links: resourceLinks(locale, (key) => t(`nav.${key}`)) },
              { title: t('nav.contact'), links: contactLinks(locale, (key) => t(`nav.${key}`)) },
            ]}
          />
          <a className={styles.link} href={pricing.href} aria-current={pricing.href === current ? 'page' : undefined}>
            {pricing.label}
          </a>
          <AccountLinks className={styles.menuActions} />
        </nav>
        <div className={styles.actions}>
          <a
            className={styles.search}
            href={linkPath(locale, pathTo('search'))}
            aria-label={search.label}
            data-dedupe=""
            data-search=""
          >
            <Icon name="search" />
          </a>
          <LanguageMenu path={path} locale={locale} label={t('language.label')} />
          <ThemeSwitch label={t('theme.label')} />
          <AccountLinks className={styles.account} />
          <button className={styles.menuButton} type="button" data-dedupe="" popoverTarget="site-menu">
            <span className={styles.closed}>
              <Icon name="menu" size={22} />
            </span>
            <span className={styles.open}>
              <Icon name="x" size={22} />
            </span>
            <span className="visually-hidden">{t('menu')}</span>
          </button>
        </div>
      </div>
    </header>
  );
}
