import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LanguageList } from '@/components/layout/language-menu';
import { LogoMark, Wordmark } from '@/components/ui/logo';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import {
  alternativeLinks,
  companyLinks,
  downloadLinks,
  featureLinks,
  footerResourceLinks,
  solutionUseCaseLinks,
  platformLinks,
  productLinks,
  topicLinks,
  type NavLink,
} from '@/lib/pages/navigation';
import { sampleParts } from '@/lib/pages/samples';
import type { LegalId } from '@/lib/urls/catalog';
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

const legalLinks = ['cookie-policy', 'terms-of-service', 'privacy-policy'] as const satisfies readonly LegalId[];

/** Footer: the whole site by section, and every language. Its links are not prefetched. */
export async function Footer({ locale, path }: { locale: LocaleCode; path: PagePath }) {
  const t = await getTranslations('shell');
  const tCommon = await getTranslations('common');
  const format = await getFormatter();
  const samples = sampleParts().map((part) => t(`footer.samples.${part}`));
  const legal = legalLinks.map((id) => ({
    id,
    label: tCommon(`legal.${id}`),
    href: linkPath(locale, pathTo('html', { html: id })),
  }));
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
          <Column title={t('footer.product')} links={[...featureLinks(locale), ...productLinks(locale)]} />
          <Column title={t('nav.learn')} links={topicLinks(locale)} />
          <Column title={t('footer.downloads')} links={downloadLinks(locale)} />
          <Column title={t('nav.byUseCase')} links={solutionUseCaseLinks(locale)} />
          <Column title={t('nav.byPlatform')} links={platformLinks(locale)} />
          <Column title={t('footer.alternatives')} links={alternativeLinks(locale)} />
          <Column title={t('footer.resources')} links={footerResourceLinks(locale)} />
          <Column title={t('footer.company')} links={companyLinks(locale)} />
        </div>
      </div>
      {/* Not a `nav`: in many languages it would have the same name as the language menu of the header. */}
      <div className={styles.languages}>
        <h2 className={styles.title}>{t('footer.languages')}</h2>
        <LanguageList path={path} locale={locale} />
      </div>
      <div className={styles.legal}>
        <h2 className="visually-hidden">{t('footer.legal')}</h2>
        <Links className={styles.legalLinks} links={legal}>
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
