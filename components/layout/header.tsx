import { getTranslations } from 'next-intl/server';
import { AccountLinks } from '@/components/layout/account-links';
import { LanguageMenu } from '@/components/layout/language-menu';
import { NavPanel } from '@/components/layout/nav-panel';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { Icon } from '@/components/ui/icon';
import { LogoMark, Wordmark } from '@/components/ui/logo';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { navigationLabels } from '@/lib/next-intl/navigation-labels';
import { pageLink } from '@/lib/pages/page-copy-lookup';
import { matchRoute } from '@/lib/urls/match-route';
import { pathTo, sectionPath } from '@/lib/urls/path-to';
import { navLinks } from '@/lib/pages/navigation';
import { navigation, type NavEntry } from '@/lib/pages/navigation-schema';
import { isFeatureId } from '@/lib/urls/catalog';
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
  const getLabel = await navigationLabels();
  const { menus, links } = navigation().header;
  const resolve = (entries: readonly NavEntry[]) => navLinks(locale, entries, getLabel);
  const barLinks = resolve(links);
  const resolveGroup = (entries: readonly NavEntry[]) =>
    resolve(entries).map((link) => ({
      ...link,
      text: isFeatureId(link.id) ? t(`navDescriptions.${link.id}`) : undefined,
      isInBar: barLinks.some(({ href }) => href === link.href),
    }));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={brand.brand} href={linkPath(locale, pathTo('home'))} data-dedupe="">
          <LogoMark />
          <Wordmark name={site.name} />
        </a>
        <nav className={styles.menu} id="site-menu" data-dedupe="" popover="auto" aria-label={t('mainNavigation')}>
          {menus.map(({ id, label, groups }) => (
            <NavPanel
              key={id}
              id={`menu-${id}`}
              label={getLabel(label)}
              current={current}
              section={section}
              groups={groups.map(({ title, columns, links, all }) => ({
                title: getLabel(title),
                links: resolveGroup(links),
                columns,
                all: all && resolve([all])[0],
              }))}
            />
          ))}
          {barLinks.map(({ id, label, href }) => (
            <a className={styles.link} href={href} aria-current={href === current ? 'page' : undefined} key={id}>
              {label}
            </a>
          ))}
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
