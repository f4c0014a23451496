import { getTranslations } from 'next-intl/server';
import { MoreLink } from '@/components/sections/more-link';
import { PageHeader } from '@/components/sections/page-header';
import { SearchForm } from '@/components/sections/search-form';
import { ErrorLayout } from '@/components/layout/error-layout';
import actions from '@/components/sections/cta-buttons.module.css';
import button from '@/components/ui/button.module.css';
import { ErrorIllustration, illustratedStatus } from '@/components/ui/error-illustration';
import { NotFoundIllustration } from '@/components/ui/not-found-illustration';
import { pageCopyAt, pageLink } from '@/lib/pages/page-copy-lookup';
import { currentLocale } from '@/lib/next-intl/current-locale';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import { site } from '@/lib/config/site';
import styles from './error-page.module.css';

type PageLink = { href: string; label: string };

const pageLinks = (
  locale: LocaleCode,
  ids: readonly ('download' | 'pricing' | 'helps' | 'pre-sales' | 'blog')[],
): PageLink[] => ids.map((id) => pageLink(locale, pathTo(id)));

function LinkGroup({ hint, links }: { hint: string; links: readonly PageLink[] }) {
  return (
    <div className={styles.links}>
      <p>{hint}</p>
      {links.map((link) => (
        <MoreLink key={link.href} {...link} />
      ))}
    </div>
  );
}

/** Retry and home, then help, contact and blog. No search: the page exists, but could not be loaded. */
async function FailureLinks() {
  const locale = await currentLocale();
  const t = await getTranslations('errors');
  return (
    <>
      <p className={actions.actions}>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- reloads the URL at which a proxy shows this page */}
        <a className={button.primary} href="" data-full-reload="">
          {t('failed.retry')}
        </a>
        <a className={button.secondary} href={linkPath(locale, pathTo('home'))} data-full-reload="">
          {t('goHome')}
        </a>
      </p>
      <LinkGroup hint={t('failed.persistentErrorHint')} links={pageLinks(locale, ['helps', 'pre-sales', 'blog'])} />
    </>
  );
}

/** Search form, then home and the most popular pages. */
async function NotFoundLinks() {
  const locale = await currentLocale();
  const t = await getTranslations('errors');
  const home = { label: t('goHome'), href: linkPath(locale, pathTo('home')) };
  return (
    <>
      <SearchForm locale={locale} />
      <LinkGroup
        hint={t('suggestions')}
        links={[home, ...pageLinks(locale, ['download', 'pricing', 'helps', 'blog'])]}
      />
    </>
  );
}

async function FailureImage() {
  const t = await getTranslations('errors');
  return <ErrorIllustration label={t('failed.illustration')} />;
}

const illustrations = { 'error-404': NotFoundIllustration, 'error-502': FailureImage };

/** The error pages that have their own URL, for reverse proxies. */
export async function ErrorPage({ route }: { route: keyof typeof illustrations }) {
  const locale = await currentLocale();
  const path: PagePath = pathTo(route);
  const { heading, lead } = pageCopyAt(locale, path);
  const isFailure = route === 'error-502';
  const Illustration = illustrations[route];
  return (
    <ErrorLayout
      brand={site.name}
      home={linkPath(locale, pathTo('home'))}
      illustration={<Illustration />}
      code={isFailure ? illustratedStatus : '404'}
    >
      <PageHeader heading={heading} lead={lead} />
      {isFailure ? <FailureLinks /> : <NotFoundLinks />}
    </ErrorLayout>
  );
}
