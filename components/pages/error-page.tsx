import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HelpfulLinks } from '@/components/sections/helpful-links';
import { PageHead } from '@/components/sections/page-head';
import { CustomLayout } from '@/components/frame/custom-layout';
import { ErrorPicture } from '@/components/ui/error-picture';
import { MissingPicture } from '@/components/ui/missing-picture';
import { pageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/rendering/current-locale';
import { linkPath } from '@/lib/i18n/paths';
import { pageMetadata } from '@/lib/machine-readable/page-head';
import { site } from '@/lib/settings/site';

type ErrorId = '404' | '502';

export async function errorMetadata(id: ErrorId): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description } = pageCopy(locale, 'pages', `error-${id}`);
  return pageMetadata({ locale, path: `/error/${id}`, title, description });
}

/** The error pages that have an address of their own, for proxies in front of the site. */
export async function ErrorPage({ id }: { id: ErrorId }) {
  const locale = await currentLocale();
  const t = await getTranslations('errors');
  const { heading, lead } = pageCopy(locale, 'pages', `error-${id}`);
  return (
    <CustomLayout brand={site.name} home={linkPath(locale, '/')}>
      {id === '502' ? <ErrorPicture label={t('failed.picture')} /> : <MissingPicture />}
      <PageHead heading={heading} lead={lead} />
      <HelpfulLinks locale={locale} />
    </CustomLayout>
  );
}
