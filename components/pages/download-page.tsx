import { getTranslations } from 'next-intl/server';
import { AccountCta } from '@/components/sections/closing-cta';
import { DownloadList, UnavailablePlatforms } from '@/components/sections/download-list';
import { hasDownloads, IfAvailable, IfUnavailable } from '@/components/sections/download-availability';
import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { LinkList } from '@/components/sections/link-list';
import { MarketingPage } from '@/components/pages/marketing-page';
import { MoreLink } from '@/components/sections/more-link';
import { NotifyForm } from '@/components/sections/notify-form';
import { OlderReleases } from '@/components/sections/older-releases';
import { FaqSection } from '@/components/sections/faq-section';
import { ReleaseLine } from '@/components/sections/release-line';
import { Section } from '@/components/sections/section';
import { OperatingSystemsMockup } from '@/components/mockups/operating-systems';
import { Steps } from '@/components/sections/steps';
import { TableSection } from '@/components/sections/table-section';
import { releaseNoteId } from '@/lib/download/releases';
import { readReleases } from '@/lib/download/releases-schema';
import { sectionById } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { summarizeArticle } from '@/lib/pages/articles';
import { pageCopyAt, pageLink } from '@/lib/pages/page-copy-lookup';
import { relatedArticles } from '@/lib/pages/related-articles';
import { articlePath } from '@/lib/urls/article-path';
import { pathTo } from '@/lib/urls/path-to';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { softwareApplication } from '@/lib/seo/json-ld';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';

/** Articles to read before a download is available, in every language. */
const preReleaseArticles = (locale: LocaleCode, page: PagePath) =>
  Promise.all(
    relatedArticles(page).map(async ({ collection, metadata }) => {
      const { title, description, path } = await summarizeArticle(collection, metadata, locale);
      return { title, text: description, href: linkPath(locale, path), path };
    }),
  );

/** The app for every system, system requirements, installation, and troubleshooting. */
export async function DownloadPage() {
  const path = pathTo('download');
  const locale = await currentLocale();
  const t = await getTranslations('downloads');
  const texts = await getTranslatorWithFallback('downloads');
  const tCommon = await getTranslations('common');
  const copy = pageCopyAt(locale, path);
  const { heading, lead, steps, table, questions = [] } = copy;
  const troubleshooting = sectionById(copy, 'trouble');
  const { newest } = readReleases();
  const releaseNotesHref = linkPath(locale, articlePath('release', releaseNoteId(newest)));
  return (
    <MarketingPage
      path={path}
      data={[softwareApplication(locale, copy)]}
      closing={
        <AccountCta
          variant="account"
          secondaryAction={{ label: tCommon('closingCta.pricing'), href: linkPath(locale, pathTo('pricing')) }}
        />
      }
    >
      <Hero
        heading={hasDownloads ? heading : t('unavailableHeading')}
        lead={lead}
        form={
          hasDownloads ? null : (
            <IfUnavailable as="div">
              <NotifyForm />
            </IfUnavailable>
          )
        }
        actions={[
          { href: '#downloads', startsDownload: true },
          { label: tCommon('createAccount'), href: 'register' },
        ]}
        note={
          <>
            <IfAvailable>
              <ReleaseLine {...newest} /> · <a href={releaseNotesHref}>{t('releaseNotes')}</a>
            </IfAvailable>
            <IfUnavailable>
              <UnavailablePlatforms />
            </IfUnavailable>
          </>
        }
        mockup={<OperatingSystemsMockup alt={t('alt')} />}
      />
      <DownloadList />
      {hasDownloads && steps ? <Steps {...steps} /> : null}
      <TableSection table={table} keepsColumns />
      {hasDownloads ? null : (
        <LinkCards heading={texts('beforeInstall')} cards={await preReleaseArticles(locale, path)} />
      )}
      <OlderReleases />
      <FaqSection questions={questions}>
        {hasDownloads ? null : <MoreLink {...pageLink(locale, pathTo('helps'))} />}
      </FaqSection>
      {hasDownloads ? (
        <Section heading={troubleshooting.heading} text={troubleshooting.text} layout="split">
          <LinkList links={(['pre-sales', 'helps'] as const).map((id) => pageLink(locale, pathTo(id)))} />
        </Section>
      ) : null}
    </MarketingPage>
  );
}
