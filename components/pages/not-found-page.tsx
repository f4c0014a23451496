import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundLinks } from '@/components/sections/not-found-links';
import { PageHeader } from '@/components/sections/page-header';
import { PageLayout } from '@/components/layout/page-layout';
import { NotFoundIllustration } from '@/components/ui/not-found-illustration';
import { Note } from '@/components/ui/note';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { fullTitle } from '@/lib/seo/page-title';
import { similarPagesPlaceholder, notFoundPathPlaceholder, type NotFoundStatus } from '@/lib/urls/not-found-routes';
import { pathTo } from '@/lib/urls/path-to';
import styles from './not-found-page.module.css';

/** Copy for pages that do not exist (404) or were removed (410). */
async function getCopy(status: NotFoundStatus) {
  const { title, heading, lead, description } = pageCopyAt(await currentLocale(), pathTo('error-404'));
  if (status === 404) return { title, heading, lead, description };
  const t = await getTranslations('errors.removed');
  return { title: t('title'), heading: t('heading'), lead: t('lead'), description };
}

export async function notFoundMetadata(status: NotFoundStatus): Promise<Metadata> {
  const { title, description } = await getCopy(status);
  return { title: { absolute: fullTitle(title) }, description, robots: { index: false } };
}

/** The not-found page; `lib/request-routing/not-found-page.ts` inserts the requested path and the suggested pages. */
export async function NotFoundPage({ status }: { status: NotFoundStatus }) {
  const locale = await currentLocale();
  const t = await getTranslations('errors');
  const { heading, lead } = await getCopy(status);
  const message = t(status === 410 ? 'gone' : 'notFound', { path: notFoundPathPlaceholder });
  const [before, after] = message.split(notFoundPathPlaceholder);
  const similarPagesHeading = `<p>${t('similarPages')}</p>`;
  return (
    <PageLayout path={pathTo('home')}>
      <div className={styles.page}>
        <div className={styles.illustration}>
          <NotFoundIllustration />
        </div>
        <div>
          <PageHeader heading={heading} lead={lead} />
          <Note>
            {before}
            {/* On hydration React finds the requested path here, not the placeholder of the build. */}
            <bdi suppressHydrationWarning>{notFoundPathPlaceholder}</bdi>
            {after}
          </Note>
          <div
            className={styles.similarPages}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{
              __html: similarPagesPlaceholder + similarPagesHeading + similarPagesPlaceholder,
            }}
          />
          <NotFoundLinks locale={locale} />
        </div>
      </div>
    </PageLayout>
  );
}
