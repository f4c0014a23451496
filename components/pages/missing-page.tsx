import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HelpfulLinks } from '@/components/sections/helpful-links';
import { PageHead } from '@/components/sections/page-head';
import { DefaultLayout } from '@/components/frame/default-layout';
import { MissingPicture } from '@/components/ui/missing-picture';
import { Note } from '@/components/ui/note';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { fullTitle } from '@/lib/machine-readable/page-title';
import { missingPathPlace, type MissingStatus } from '@/lib/routes/missing-routes';
import { pathTo } from '@/lib/routes/path-to';
import styles from './missing-page.module.css';

/** The words of what is not there, and of what was removed. */
async function wordsOf(status: MissingStatus) {
  const { title, heading, lead, description } = copyAt(await currentLocale(), pathTo('error-404'));
  if (status === 404) return { title, heading, lead, description };
  const t = await getTranslations('errors.removed');
  return { title: t('title'), heading: t('heading'), lead: t('lead'), description };
}

export async function missingMetadata(status: MissingStatus): Promise<Metadata> {
  const { title, description } = await wordsOf(status);
  return { title: { absolute: fullTitle(title) }, description, robots: { index: false } };
}

/** The page of addresses that lead nowhere, or nowhere any more; `lib/routing/missing-page.ts` puts the address in. */
export async function MissingPage({ status }: { status: MissingStatus }) {
  const locale = await currentLocale();
  const t = await getTranslations('errors');
  const { heading, lead } = await wordsOf(status);
  const words = { path: missingPathPlace };
  return (
    <DefaultLayout path={pathTo('home')}>
      <div className={styles.page}>
        <div className={styles.picture}>
          <MissingPicture />
        </div>
        <div>
          <PageHead heading={heading} lead={lead} />
          {/* What React finds here is the address that was asked for, not the mark that stood there when it was built. */}
          <Note>
            <span suppressHydrationWarning>{status === 410 ? t('gone', words) : t('notFound', words)}</span>
          </Note>
          <HelpfulLinks locale={locale} />
        </div>
      </div>
    </DefaultLayout>
  );
}
