import { getTranslations } from 'next-intl/server';
import { DownloadList, MissingFiles } from '@/components/sections/download-list';
import { WithFile, WithoutFile } from '@/components/sections/file-gate';
import { hasDownloads } from '@/components/sections/has-downloads';
import { Hero } from '@/components/sections/hero';
import { LinkLines } from '@/components/sections/link-lines';
import { MarketingPage } from '@/components/pages/marketing-page';
import { MoreLink } from '@/components/sections/more-link';
import { OlderReleases } from '@/components/sections/older-releases';
import { QuestionSection } from '@/components/sections/question-section';
import { ReleaseLine } from '@/components/sections/release-line';
import { Section } from '@/components/sections/section';
import { SystemsScene } from '@/components/scenes/systems';
import { Steps } from '@/components/sections/steps';
import { TableSection } from '@/components/sections/table-section';
import { newestRelease, releaseNoteId } from '@/lib/download/releases';
import { sectionById } from '@/lib/content/section-by-id';
import { currentLocale } from '@/lib/rendering/current-locale';
import { copyAt } from '@/lib/pages/copy-of';
import { pageLink } from '@/lib/pages/page-link';
import { articlePath } from '@/lib/routes/article-path';
import { pathTo } from '@/lib/routes/path-to';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { softwareApplication } from '@/lib/machine-readable/json-ld';

/** The app for every system, what a computer needs, how to install it and what to do when it does not work. */
export async function DownloadPage({ path }: { path: PagePath }) {
  const locale = await currentLocale();
  const t = await getTranslations('downloads');
  const parts = await getTranslations('parts');
  const copy = copyAt(locale, path);
  const { heading, lead, steps, table, questions = [] } = copy;
  const trouble = sectionById(copy, 'trouble');
  const notes = linkPath(locale, articlePath('release', releaseNoteId(newestRelease)));
  const installing = steps ? <Steps {...steps} /> : null;
  return (
    <MarketingPage path={path} data={[softwareApplication(locale, copy)]} closing={false}>
      <Hero
        heading={heading}
        lead={lead}
        actions={[
          { href: '#downloads', startsDownload: true },
          { label: parts('createAccount'), href: 'register' },
        ]}
        note={
          <>
            <WithFile>
              <ReleaseLine {...newestRelease} /> · <a href={notes}>{t('releaseNotes')}</a>
            </WithFile>
            <WithoutFile>
              <MissingFiles />
            </WithoutFile>
          </>
        }
        scene={<SystemsScene alt={t('alt')} />}
      />
      <DownloadList />
      {hasDownloads ? installing : null}
      <TableSection table={table} isCompact />
      {hasDownloads ? null : installing}
      <OlderReleases />
      <QuestionSection questions={questions}>
        {hasDownloads ? null : <MoreLink {...pageLink(locale, pathTo('helps'))} />}
      </QuestionSection>
      {hasDownloads ? (
        <Section heading={trouble.heading} text={trouble.text} layout="split">
          <LinkLines links={(['pre-sales', 'helps'] as const).map((id) => pageLink(locale, pathTo(id)))} />
        </Section>
      ) : null}
    </MarketingPage>
  );
}
