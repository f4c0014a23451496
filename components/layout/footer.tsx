import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LanguageList } from '@/components/layout/language-menu';
import { LogoMark, Wordmark } from '@/components/ui/logo';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { navigationLabels } from '@/lib/next-intl/navigation-labels';
import { pathTo } from '@/lib/urls/path-to';
import { navLinks, type NavLink } from '@/lib/pages/navigation';
import { navigation, type NavEntry } from '@/lib/pages/navigation-schema';
import { sampleParts } from '@/lib/pages/samples';
import { site } from '@/lib/config/site';
import styles from './footer.module.css';

type LinksProps = { className?: string; links: readonly NavLink[]; children?: ReactNode };

function Links({ className, links, children }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ id, label, href }) => (
        <li key={id}>
          <a className={styles.link} href={href}>
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

function Column({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <Links className={styles.links} links={links} />
    </div>
  );
}

/** Footer: the whole site by section, and every language. Its links are not prefetched. */
export async function Footer({ locale, path }: { locale: LocaleCode; path: PagePath }) {
  const t = await getTranslations('shell');
  const getLabel = await navigationLabels();
  const format = await getFormatter();
  const samples = sampleParts().map((part) => t(`footer.samples.${part}`));
  const { columns, legal } = navigation().footer;
  const resolve = (entries: readonly NavEntry[]) => navLinks(locale, entries, getLabel);
  return (
    <footer className={styles.footer} data-dedupe="" aria-label={t('footer.label')}>
      <div className={styles.sitemap}>
        <div>
          <p className={styles.brand}>
            <LogoMark size={40} />
            <Wordmark name={site.name} isRepeated />
          </p>
          <p className={styles.tagline}>{t('footer.tagline')}</p>
        </div>
        <div className={styles.columns}>
          {columns.map(({ title, links }) => (
            <Column title={getLabel(title)} links={resolve(links)} key={title} />
          ))}
        </div>
      </div>
      {/* Not a `nav`: in many languages it would have the same name as the language menu of the header. */}
      <div className={styles.languages}>
        <h2 className={styles.title}>{t('footer.languages')}</h2>
        <LanguageList path={path} locale={locale} />
      </div>
      <div className={styles.legal}>
        <h2 className="visually-hidden">{t('footer.legal')}</h2>
        <Links className={styles.legalLinks} links={resolve(legal)}>
          <li>
            <a
              className={styles.link}
              href={linkPath(locale, pathTo('html', { html: 'cookie-policy' }))}
              data-cookie-settings=""
            >
              {t('footer.cookieSettings')}
            </a>
          </li>
        </Links>
        {samples.length > 0 ? <p className={styles.note}>{t('footer.note', { parts: format.list(samples) })}</p> : null}
      </div>
    </footer>
  );
}
